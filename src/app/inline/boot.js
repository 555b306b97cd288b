// Runs in every page before anything else does. It loads the enhancement, the module that answers everything that only concerns the
// document, once the page is idle or at the reader's first movement, and keeps what was clicked or pressed until that module
// can answer. Its text is the same on all pages, because the Content-Security-Policy knows it by its hash: what differs comes from the
// data block #boot.
(function (window, document) {
  var boot = JSON.parse(document.getElementById('boot').textContent);
  // eslint-disable-next-line compat/compat -- Firefox and Safari have none, and are taken not to save data.
  var connection = navigator.connection || {};
  var passive = { capture: true, passive: true };
  var movements = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
  var waiting = [];
  var typed;
  var script;

  // A file's name in the address is not part of the page's own address. On a disk it is.
  if (/\/index\.html$/.test(location.pathname) && location.protocol !== 'file:') {
    history.replaceState(
      history.state,
      '',
      location.pathname.replace(/^\/+/, '/').slice(0, -10) + location.search + location.hash,
    );
  }

  function load() {
    if (script) return;
    script = document.createElement('script');
    script.type = 'module';
    script.src = boot.enhance;
    script.fetchPriority = 'low';
    script.onerror = function () {
      // What needs a script is hidden, and every link is a plain one.
      document.documentElement.classList.remove('js');
      finish();
    };
    document.head.append(script);
    movements.forEach(function (type) {
      window.removeEventListener(type, load, passive);
    });
  }
  movements.forEach(function (type) {
    window.addEventListener(type, load, passive);
  });
  var saves = connection.saveData || /2g/.test(connection.effectiveType || '');
  if (document.querySelector('[data-app=now]') || /[?&](q|kind)=/.test(location.search)) load();
  else if (!saves)
    window.addEventListener('load', function () {
      // A browser that never finds itself idle does it after two seconds. For the other function this is no delay.
      (window.requestIdleCallback || window.setTimeout)(load, { timeout: 2000 });
    });

  function keepClick(event) {
    var button = event.target.closest && event.target.closest('button');
    if (!button || button.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(function () {
      button.focus();
      button.click();
    });
  }
  function keepKey(event) {
    var typing = event.target.closest && event.target.closest('input, textarea, select, [contenteditable]');
    var withMod = event.ctrlKey || event.metaKey;
    // What follows the key that opens the search is typed into it.
    if (typed !== undefined && !withMod && !typing && event.key.length === 1) {
      event.preventDefault();
      typed += event.key;
      return;
    }
    if (
      event.altKey ||
      (withMod ? event.shiftKey || event.code !== 'KeyK' : typing || !/^[/?]$/.test(event.key))
    )
      return;
    try {
      // The reader has switched single keys off.
      if (!withMod && localStorage.getItem('shortcuts.singleKeys')) return;
    } catch {
      /* blocked */
    }
    event.preventDefault();
    var again = new KeyboardEvent('keydown', event);
    var target = event.target;
    typed = '';
    waiting = [
      function () {
        target.dispatchEvent(again);
        var box = document.activeElement;
        if (!typed || box.name !== 'q') return;
        box.value += typed;
        box.dispatchEvent(new Event('input', { bubbles: true }));
      },
    ];
  }
  function finish() {
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('keydown', keepKey, true);
  }
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  window.addEventListener(
    'enhanced',
    function () {
      finish();
      waiting.forEach(function (act) {
        act();
      });
    },
    { once: true },
  );
})(window, document);
