// Runs at the end of every page. It opens and scrolls the sidebar as it was on the previous page.
// It scrolls between the first layout with the sidebar and its paint: a layout while the page is
// parsed would take up to a second on a slow phone, where the sidebar isn't even visible.
(function (key, saved) {
  var isScrolled = false;
  var observer = new ResizeObserver(function (entries) {
    observer.disconnect();
    isScrolled = true;
    scroll(entries[0].target);
  });
  function read() {
    if (saved) return saved;
    var stored;
    try {
      stored = JSON.parse(sessionStorage.getItem(key));
    } catch {
      /* Blocked, or not JSON. */
    }
    stored = stored || {};
    return { top: Number(stored.top) || 0, open: [].concat(stored.open || []) };
  }
  function nameOf(details) {
    return details.getAttribute('name');
  }
  function save() {
    var nav = document.getElementById('site:docs-nav');
    if (!nav) return;
    saved = { top: isScrolled ? nav.scrollTop : read().top, open: [] };
    // An open menu contains the folders in place of the column.
    document.querySelectorAll('details[data-doc][open]').forEach(function (details) {
      saved.open.push(details.dataset.doc);
    });
    try {
      sessionStorage.setItem(key, JSON.stringify(saved));
    } catch {
      /* blocked */
    }
  }
  function restore() {
    var nav = document.getElementById('site:docs-nav');
    if (!nav) return;
    var state = read();
    // Opening a folder closes the one with the same name, which may be the current page's.
    var current = Array.from(nav.querySelectorAll('details[open]'), nameOf);
    nav.querySelectorAll('details').forEach(function (details) {
      if (current.indexOf(nameOf(details)) < 0 && state.open.indexOf(details.dataset.doc) >= 0)
        details.open = true;
    });
    isScrolled = false;
    observer.disconnect();
    observer.observe(nav);
  }
  function scroll(nav) {
    nav.scrollTop = read().top;
    var current = nav.querySelector('[aria-current=page]');
    if (!current) return;
    var box = nav.getBoundingClientRect();
    var line = current.getBoundingClientRect();
    if (line.top < box.top || line.bottom > box.bottom) nav.scrollTop += line.top - box.top - box.height / 3;
  }
  addEventListener('pagehide', save);
  // A prerendered page may read the state before this page receives `pagehide`, so save on clicks
  // too.
  addEventListener('click', function (event) {
    if (event.target.closest && event.target.closest('a')) save();
  });
  document.addEventListener('prerenderingchange', restore);
  restore();
})('sidebar-state');
