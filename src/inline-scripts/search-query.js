// For the search pages. If the URL has a query, the results take a moment to load, so the list of
// all pages is hidden and the query is filled in.
(function (document, location) {
  const query = new URLSearchParams(location.search).get('q');
  if (!query) return;
  const region = document.querySelector('[data-app=query]');
  region.dataset.asked = '';
  const input = region.querySelector('input');
  input.value = query.slice(0, input.maxLength);
})(document, window.location);
