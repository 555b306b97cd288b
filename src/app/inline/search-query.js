// Stands in the search pages. Who comes with a query asks for its results, which take a moment, and not for the list of all pages.
(function (document, location) {
  const query = new URLSearchParams(location.search).get('q');
  if (!query) return;
  const region = document.querySelector('[data-app=query]');
  region.dataset.asked = '';
  const input = region.querySelector('input');
  input.value = query.slice(0, input.maxLength);
})(document, window.location);
