(function (key, kept) {
  function read() {
    try {
      return kept || JSON.parse(sessionStorage.getItem(key)) || {};
    } catch {
      return {};
    }
  }
  function save() {
    var nav = document.getElementById('docs-nav');
    if (!nav) return;
    kept = { top: nav.scrollTop, open: [] };
    nav.querySelectorAll('details[open]').forEach(function (each) {
      kept.open.push(each.dataset.doc);
    });
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      /* blocked */
    }
  }
  function restore() {
    var nav = document.getElementById('docs-nav');
    if (!nav) return;
    var state = read();
    nav.querySelectorAll('details').forEach(function (each) {
      var siblings = each.parentNode.parentNode;
      if (
        !siblings.querySelector(':scope > li > details[open]') &&
        (state.open || []).indexOf(each.dataset.doc) >= 0
      )
        each.open = true;
    });
    nav.scrollTop = state.top || 0;
    var current = nav.querySelector('[aria-current=page]');
    if (!current) return;
    var box = nav.getBoundingClientRect();
    var line = current.getBoundingClientRect();
    if (line.top < box.top || line.bottom > box.bottom) nav.scrollTop += line.top - box.top - box.height / 3;
  }
  window.sidebarState = { save: save, restore: restore };
  addEventListener('pagehide', save);
  // A page that was made ready ahead may be shown before this one hears that it is left, and reads the state when it is shown.
  addEventListener('click', function (event) {
    if (event.target.closest && event.target.closest('a')) save();
  });
  document.addEventListener('prerenderingchange', restore);
  restore();
})('sidebar-state');
