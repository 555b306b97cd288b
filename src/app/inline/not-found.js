// Stands in the not-found pages. A host that answers every unknown path with one file gives it to all languages: the language
// is chosen here, by the path, before the page is painted. A path that ends in .html is tried without that ending.
(function (window, document, location) {
  var holder = document.querySelector('[data-not-found-base]');
  var path = location.pathname;
  if (/[^/]\.html$/.test(path) && !/\/(404|index)\.html$/.test(path)) {
    location.replace(path.replace(/\.html$/, '/').replace(/^\/+/, '/') + location.search + location.hash);
    return;
  }
  var first = path.slice(holder.dataset.notFoundBase.length).split('/')[1];
  var parts = [].slice.call(document.querySelectorAll('[data-not-found]'));
  var known = parts.some(function (part) {
    return part.dataset.notFound === first;
  });
  var chosen = known ? first : holder.dataset.notFoundDefault;
  parts.forEach(function (part) {
    part.hidden = part.dataset.notFound !== chosen;
    if (part.hidden) return;
    document.documentElement.lang = part.lang;
    if (part.parentNode.tagName === 'H1') document.title = part.textContent;
  });
  // Everything around the article keeps the language of the file, and says so.
  if (document.documentElement.lang !== parts[0].lang)
    document.querySelectorAll('.skip-link, header, nav, footer').forEach(function (part) {
      part.lang = parts[0].lang;
    });
})(window, document, location);
