// Shows the documents of a gallery in whose words all words of the search are.
(() => {
  "use strict";
  const search = document.getElementById("search");
  const cards = [...document.querySelectorAll("li")];
  const texts = cards.map((card) => `${card.textContent} ${card.dataset.words}`.toLowerCase());
  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    cards.forEach((card, index) => {
      card.hidden = !words.every((word) => texts[index].includes(word));
    });
    const count = cards.filter((card) => !card.hidden).length;
    document.getElementById("count").textContent = count === 1 ? "1 document" : `${count} documents`;
  }
  const reload = document.getElementById("reload");
  if (reload) reloadWhenChanged(JSON.parse(reload.textContent));
  search.addEventListener("input", filter);
  filter();
})();
