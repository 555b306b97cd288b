// Runs in the head of every page, before the first paint. It applies the stored color mode, hides
// the sidebar or the announcement if the reader has hidden it, and marks that scripts run.
(function (root) {
  root.classList.add('js');
  try {
    var stored = window.localStorage;
    var theme = stored.getItem('theme');
    if (stored.getItem('theme-follows') === 'system')
      theme = window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (stored.getItem('sidebar') === 'hidden') root.dataset.sidebar = 'hidden';
    if (root.dataset.announcement && stored.getItem('announcement') === root.dataset.announcement)
      root.dataset.announcementDismissed = '';
  } catch {
    /* blocked */
  }
})(document.documentElement);
