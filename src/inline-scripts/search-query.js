// For the search pages. If the URL has a query, the results take a moment to load, so the list of
// all pages is hidden until the islands show what is there, and the query is filled in.
(function (window, document) {
  const query = new URLSearchParams(window.location.search).get('q');
  if (!query) return;
  const region = document.querySelector('[data-island=SearchPage]');
  const input = region.querySelector('input');
  region.dataset.asked = '';
  input.value = query.slice(0, input.maxLength);
  window.addEventListener('islands:ready', function () {
    delete region.dataset.asked;
  });
})(window, document);
