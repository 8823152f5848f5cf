// MARK: Devices

/** Around a device: its frame, or the desktop behind a window. */
function surroundings({ width, height }) {
  if (!data.desktop) return { width, height, x: 0, y: 0 };
  const bar = ofType("menu-bar") ? 28 : 0;
  return { width: Math.max(width + 64, 820), height: height + bar + 52, bar };
}

/** The part of the window that a device may take. */
function roomForDevice() {
  const chips = app.section.querySelector(".switchboard");
  const taken = tools.offsetHeight + chips.offsetHeight + 64;
  return {
    width: app.stage.clientWidth - 52, height: Math.max(380, window.innerHeight - taken),
  };
}

function scaleFor(device) {
  const { width, height } = surroundings(device);
  const room = roomForDevice();
  return Math.min(1, room.width / width, room.height / height);
}

/** The device that people see first: as large as can be, a part of a screen only where little else fits. */
function firstDevice() {
  const best = (list) => list.reduce((best, device) => scaleFor(device) > scaleFor(best) ? device : best);
  const { kind } = data.devices.find(({ kind }) => kind !== "iphone-small");
  const usual = data.devices.filter((device) =>
    device.kind === kind && (kind === "ipad" || device.height > device.width));
  const first = best(usual.length ? usual : data.devices.slice(0, 1));
  return kind !== "iphone" && scaleFor(first) < 0.6 ? best(data.devices) : first;
}

const shownDevice = () => app.devices.get(wanted.platform) ?? firstDevice();

const isShownDevice = (device) =>
  ["kind", "width", "height"].every((name) => device[name] === app.device[name]);

function takeDevice(device) {
  app.devices.set(wanted.platform, device);
  fitDevice();
}

/** Gives the device its size, and the window or screen in it. */
function fitDevice() {
  const device = app.device = shownDevice();
  const { width, height, bar } = surroundings(device);
  const scale = scaleFor(device);
  const radius = data.desktop ? 12 : screenRadius(device);
  const { display, frame, screen } = app;
  Object.assign(frame.style, {
    width: width * scale + "px", height: height * scale + "px", borderRadius: radius * scale + "px",
  });
  Object.assign(display.style, {
    width: width + "px", height: height + "px", transform: scale < 1 ? `scale(${scale})` : "",
  });
  Object.assign(screen.style, {
    width: device.width + "px", height: device.height + "px",
    borderRadius: (data.desktop ? screenRadius(device) : radius) + "px",
    left: (width - device.width) / 2 + "px", top: data.desktop ? bar + 20 + "px" : "0",
  });
  for (const name of ["--safe-top", "--safe-bottom"]) {
    display.style.setProperty(name, (data.desktop ? 0 : device[name.slice(7)] ?? 0) + "px");
  }
  app.status.hidden = data.desktop || !device.top;
  app.home.hidden = data.desktop || !device.bottom;
  frame.dataset.kind = data.desktop ? "desktop" : device.kind;
  app.grip.setAttribute("aria-valuenow", String(device.width));
  app.grip.setAttribute("aria-valuetext", `${device.width} points`);
  app.layOut();
  for (const [index, device] of data.devices.entries()) {
    const chip = withKey("device-" + index, app.section);
    if (isInPrototype(chip)) chip.setAttribute("aria-pressed", String(isShownDevice(device)));
  }
  const size = scale < 1 ? ` · at ${Math.round(scale * 100)} %` : "";
  app.facts.textContent = `${data.context} · ${device.width} × ${device.height} pt${size}`;
}

/** The side of the device, which gives it another width. */
function sideGrip() {
  const [least, most] = [320, 1440];
  const resize = (width) => takeDevice({
    ...app.device, name: undefined, width: Math.max(least, Math.min(most, Math.round(width))),
  });
  const grip = make("div", {
    class: "grip", role: "slider", tabindex: "0", "aria-label": "Width of the device",
    "aria-valuemin": least, "aria-valuemax": most, title: "Drag to resize",
  });
  grip.addEventListener("pointerdown", (event) => {
    const start = { x: event.clientX, width: app.device.width };
    // The device stands in the middle: its other side moves as well.
    const step = 2 / scaleFor(app.device) * (isRightToLeft() ? -1 : 1);
    grip.setPointerCapture(event.pointerId);
    grip.onpointermove = (move) => resize(start.width + (move.clientX - start.x) * step);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grip.addEventListener(end, () => { grip.onpointermove = null; });
  }
  grip.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 10, ArrowUp: 10, ArrowLeft: -10, ArrowDown: -10 }[event.key];
    if (!step) return;
    event.preventDefault();
    resize(app.device.width + step);
  });
  return grip;
}

window.addEventListener("resize", () => fitDevice());
