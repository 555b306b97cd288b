// Runs on every page before all other scripts. It loads the islands once the page is idle or on the
// reader's first action, and repeats clicks and key presses from before that. Its text is the same on
// all pages, because the Content-Security-Policy contains its hash. Values that differ are in the data
// block data-boot.
(function (window, document) {
  var boot = JSON.parse(document.querySelector('script[data-boot]').textContent);
  // eslint-disable-next-line compat/compat -- Firefox and Safari lack it, so they save no data.
  var connection = navigator.connection || {};
  var passive = { capture: true, passive: true };
  var movements = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
  var queue = [];
  var typed;
  var isLoading;

  // The file name in the URL isn't part of the page's canonical URL. For files opened from disk it
  // is.
  if (/\/index\.html$/.test(location.pathname) && location.protocol !== 'file:') {
    history.replaceState(
      history.state,
      '',
      location.pathname.replace(/^\/+/, '/').slice(0, -10) + location.search + location.hash,
    );
  }

  function add(tag, properties) {
    document.head.append(Object.assign(document.createElement(tag), properties));
  }
  function load() {
    if (isLoading) return;
    isLoading = true;
    boot.sheets.forEach(function (href) {
      // Inline in the page.
      if (!document.querySelector('style[data-href="' + href + '"]'))
        add('link', { rel: 'preload', as: 'style', href: href });
    });
    boot.scripts.forEach(function (src) {
      add('script', {
        src: src,
        async: false,
        fetchPriority: 'low',
        onerror: function () {
          // Hide what needs a script. All links are plain links.
          document.documentElement.classList.remove('js');
          finish();
        },
      });
    });
    movements.forEach(function (type) {
      window.removeEventListener(type, load, passive);
    });
  }
  movements.forEach(function (type) {
    window.addEventListener(type, load, passive);
  });
  var savesData = connection.saveData || /2g/.test(connection.effectiveType || '');
  if (/[?&](q|kind)=/.test(location.search)) load();
  else if (!savesData)
    window.addEventListener('load', function () {
      // Load after two seconds even if the browser is never idle. `setTimeout` ignores the option
      // and runs without a delay.
      (window.requestIdleCallback || window.setTimeout)(load, { timeout: 2000 });
    });

  function keepClick(event) {
    var button = event.target.closest && event.target.closest('button');
    if (!button) {
      // The click may have been on a link, and the browser is already loading its page. The islands
      // then show the progress.
      queue.push(function () {
        document.dispatchEvent(new CustomEvent('early-click', { detail: event }));
      });
      return;
    }
    if (button.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    queue.push(function () {
      button.focus();
      button.click();
    });
  }
  function keepKey(event) {
    var typing =
      event.target.closest &&
      event.target.closest(
        'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]',
      );
    var withMod = event.ctrlKey || event.metaKey;
    // After the key that opens the search, further keys are part of the query.
    if (typed !== undefined && !withMod && !typing && event.key.length === 1) {
      event.preventDefault();
      typed += event.key;
      return;
    }
    if (
      event.altKey ||
      (withMod
        ? event.shiftKey || (event.code !== 'KeyK' && event.key.toLowerCase() !== 'k')
        : typing || !/^[/?]$/.test(event.key))
    )
      return;
    try {
      // The reader has turned off shortcuts with a single key.
      if (!withMod && localStorage.getItem('shortcuts.singleKeys')) return;
    } catch {
      /* blocked */
    }
    event.preventDefault();
    var copy = new KeyboardEvent('keydown', event);
    var target = event.target;
    if (withMod || event.key === '/') typed = '';
    queue.push(function () {
      target.dispatchEvent(copy);
      var box = document.activeElement;
      if (!typed || box.name !== 'q') return;
      // React ignores an event without a change, and would miss a new `value`.
      box.setRangeText(typed, box.value.length, box.value.length, 'end');
      box.dispatchEvent(new Event('input', { bubbles: true }));
      typed = '';
    });
  }
  function finish() {
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('keydown', keepKey, true);
  }
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);
  window.addEventListener(
    'islands:ready',
    function () {
      finish();
      queue.forEach(function (run) {
        run();
      });
    },
    { once: true },
  );
})(window, document);
