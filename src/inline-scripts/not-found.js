// For the not-found pages. Some hosts return one file for all unknown paths in every language, so
// the language is chosen here by the path, before the first paint. A path that ends in .html is
// tried without that ending.
(function (window, document, location) {
  var holder = document.querySelector('[data-not-found-base]');
  var path = location.pathname;
  if (/[^/]\.html$/.test(path) && !/\/(404|index)\.html$/.test(path)) {
    location.replace(path.replace(/\.html$/, '/').replace(/^\/+/, '/') + location.search + location.hash);
    return;
  }
  try {
    path = decodeURI(path);
  } catch {
    /* A path that can't be decoded shows as it is. */
  }
  var segment = path.slice(holder.dataset.notFoundBase.length).split('/')[1];
  var parts = [].slice.call(document.querySelectorAll('[data-not-found]'));
  var isTranslated = parts.some(function (part) {
    return part.dataset.notFound === segment;
  });
  var locale = isTranslated ? segment : holder.dataset.notFoundDefault;
  parts.forEach(function (part) {
    part.hidden = part.dataset.notFound !== locale;
    if (part.hidden) return;
    document.documentElement.lang = part.lang;
    if (part.parentNode.tagName === 'H1') document.title = part.textContent;
  });
  // Everything around the article stays in the file's language, which needs its own `lang`.
  if (document.documentElement.lang !== parts[0].lang)
    document.querySelectorAll('.skip-link, header, nav, footer').forEach(function (part) {
      part.lang = parts[0].lang;
    });
})(window, document, location);
