// For the home pages. Shows a warning if the site is served from another folder than it was built
// for. A single file that fails to load is not enough: the site data must be missing at the
// expected path too.
(function (window, document, location) {
  var banner = document.getElementById('site:base-url-banner');
  var expected = banner.dataset.expected;
  var pagePath = banner.dataset.path;
  var checked = false;
  function show() {
    var path = location.pathname.replace(/index\.html$/, '');
    var actual =
      path.slice(-pagePath.length) === pagePath ? path.slice(0, path.length - pagePath.length + 1) : path;
    document.getElementById('site:base-url-actual').textContent =
      location.protocol === 'file:' ? location.href : actual;
    var fix = document.getElementById('site:base-url-fix');
    if (actual === '/' || location.protocol === 'file:') fix.parentNode.hidden = true;
    else fix.textContent = 'PATH_PREFIX=' + actual.replace(/\/$/, '') + ' npm run build -- --prefix-paths';
    banner.hidden = false;
  }
  function check() {
    if (checked || navigator.onLine === false) return;
    checked = true;
    if (location.protocol === 'file:') return show();
    fetch(expected + 'versions.json', { method: 'HEAD' }).then(
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
      if (/^(SCRIPT|LINK)$/.test(event.target.tagName)) check();
    },
    true,
  );
  if (location.pathname.replace(/index\.html$/, '') !== expected.replace(/\/$/, '') + pagePath) check();
})(window, document, location);
