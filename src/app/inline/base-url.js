// Stands in the home pages. When the site's own files do not load because it is served from another folder than it was built for,
// it says so. One missing file is not enough: the site's data has to be missing at the expected place as well.
(function (window, document, location) {
  var banner = document.getElementById('base-url-banner');
  var expected = banner.dataset.expected;
  var own = banner.dataset.path;
  var asked = false;
  function show() {
    var path = location.pathname.replace(/index\.html$/, '');
    var actual = path.slice(-own.length) === own ? path.slice(0, path.length - own.length + 1) : path;
    document.getElementById('base-url-actual').textContent =
      location.protocol === 'file:' ? location.href : actual;
    var fix = document.getElementById('base-url-fix');
    if (actual === '/' || location.protocol === 'file:') fix.parentNode.hidden = true;
    else fix.textContent = 'PATH_PREFIX=' + actual.replace(/\/$/, '') + ' npm run build -- --prefix-paths';
    banner.hidden = false;
  }
  function ask() {
    if (asked || navigator.onLine === false) return;
    asked = true;
    if (location.protocol === 'file:') return show();
    fetch(expected + 'page-data/app-data.json', { method: 'HEAD' }).then(
      function (response) {
        var type = response.headers.get('content-type') || '';
        if (response.status === 404 || (response.ok && !/json/.test(type))) show();
      },
      function () {},
    );
  }
  window.addEventListener(
    'error',
    function (event) {
      if (/^(SCRIPT|LINK)$/.test(event.target.tagName)) ask();
    },
    true,
  );
  if (location.pathname.replace(/index\.html$/, '') !== expected.replace(/\/$/, '') + own) ask();
})(window, document, location);
