/** Asks the script beside a page again and again which version of the page is there now. */
function reloadWhenChanged({ file, version }) {
  let isOld = false;
  globalThis.menuetVersion = (now) => {
    if (now === version || isOld) return;
    isOld = true;
    location.reload();
  };
  setInterval(() => {
    const script = document.createElement("script");
    script.src = `${encodeURIComponent(file)}?${Date.now()}`;
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
  }, 250);
}
