// Runs in every page before anything else does. It starts the app on the reader's first movement, keeps what was
// clicked or pressed until the app can answer, and fetches ahead what the reader may ask for next. Its text is the same on all
// pages, because the Content-Security-Policy knows it by its hash: what differs comes from the data block #boot.
(function (window, document) {
  var boot = JSON.parse(document.getElementById('boot').textContent);
  var root = document.documentElement;
  var passive = { capture: true, passive: true };
  var starters = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  var started = false;
  var ready = false;
  var waiting = [];

  // A file's name in the address is not part of the page's own address. On a disk it is.
  if (/\/index\.html$/.test(location.pathname) && location.protocol !== 'file:') {
    history.replaceState(
      history.state,
      '',
      location.pathname.replace(/^\/+/, '/').slice(0, -10) + location.search + location.hash,
    );
  }

  // Without the app, what needs it is hidden, every link is a plain one, and every key is the browser's.
  function giveUp() {
    root.classList.remove('js');
    release();
  }
  window.addEventListener('app:failed', giveUp);

  function start(event) {
    // A list that was scrolled to the current entry has not been scrolled by the reader.
    if (started || (event && event.type === 'scroll' && event.target !== document)) return;
    started = true;
    try {
      decodeURIComponent(location.pathname);
    } catch {
      // Gatsby's router cannot read such a path; the page stays as it was sent.
      giveUp();
      return;
    }
    starters.forEach(function (type) {
      window.removeEventListener(type, start, passive);
    });
    var script = document.createElement('script');
    script.src = boot.src;
    script.onerror = giveUp;
    document.head.append(script);
  }
  starters.forEach(function (type) {
    window.addEventListener(type, start, passive);
  });
  // A query in the address is answered without waiting for a movement.
  if (/[?&]q=/.test(location.search) && document.querySelector('[data-start-with-query]')) start();

  function keepClick(event) {
    var button = event.target.closest && event.target.closest('button');
    if (ready || !button || button.closest('form')) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(function () {
      button.focus();
      button.click();
    });
  }
  function keepKey(event) {
    var key = event.key;
    var typing = event.target.closest && event.target.closest('input, textarea, select, [contenteditable]');
    var shortcut =
      ((event.ctrlKey || event.metaKey) && (event.code === 'KeyK' || key.toLowerCase() === 'k')) ||
      (!typing && (key === '/' || key === '?'));
    if (ready || !shortcut) return;
    event.preventDefault();
    var target = event.target;
    var again = {
      key: key,
      code: event.code,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      shiftKey: event.shiftKey,
      bubbles: true,
      cancelable: true,
    };
    waiting = [
      function () {
        target.dispatchEvent(new KeyboardEvent('keydown', again));
      },
    ];
  }
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  function release() {
    ready = true;
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('keydown', keepKey, true);
  }
  window.addEventListener('app:hydrated', function () {
    release();
    document.querySelectorAll('input').forEach(function (input) {
      if (input.value && input.value !== input.defaultValue)
        input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    waiting.forEach(function (act) {
      act();
    });
  });

  var connection = navigator.connection || {};
  if (connection.saveData || /2g/.test(connection.effectiveType || '')) return;
  var known = {};
  var hint = document.createElement('link').relList;

  function pathOf(link) {
    if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname)
      return null;
    var path = link.pathname.indexOf(boot.base + '/') === 0 ? link.pathname.slice(boot.base.length) : null;
    return path && path.slice(-1) === '/' ? path : null;
  }
  function fetchAhead(path, rel) {
    if (window.___loader)
      return rel === 'preload' ? window.___loader.hovering(path) : window.___loader.enqueue(path);
    if (known[path] === rel || known[path] === 'preload') return;
    known[path] = rel;
    var url = boot.base + '/page-data' + (path === '/' ? '/index/' : path) + 'page-data.json';
    if (!hint || !hint.supports || !hint.supports(rel)) {
      fetch(url).catch(function () {});
      return;
    }
    var link = document.createElement('link');
    link.rel = rel;
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
  function onPoint(event) {
    var path = pathOf(event.target.closest && event.target.closest('a[href]'));
    if (path) fetchAhead(path, 'preload');
  }
  document.addEventListener('pointerover', onPoint, passive);
  document.addEventListener('touchstart', onPoint, passive);

  if (!window.IntersectionObserver) return;
  var observer = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      if (!entry.isIntersecting) return;
      observer.unobserve(entry.target);
      var path = pathOf(entry.target);
      if (path) fetchAhead(path, 'prefetch');
    });
  });
  function observe() {
    observer.disconnect();
    document.querySelectorAll('a[href]').forEach(function (link) {
      observer.observe(link);
    });
  }
  window.addEventListener('app:route', observe);
  window.addEventListener('load', function () {
    (window.requestIdleCallback || window.setTimeout)(observe);
  });
})(window, document);
