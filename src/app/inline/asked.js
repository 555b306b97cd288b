// Stands in the search pages. Who comes with a query asks for its results, which take a moment, and not for the list of all pages.
(function (document, location) {
  if (/[?&]q=[^&]/.test(location.search)) document.querySelector('[data-app=query]').dataset.asked = '';
})(document, window.location);
