/** Folders of the same name occur in every package; a key of its own tells their translations apart. */
function withKeys(items, above) {
  return items.map((item) =>
    item.type === 'category'
      ? { ...item, key: `${above}/${item.label}`, items: withKeys(item.items, `${above}/${item.label}`) }
      : item,
  );
}

module.exports = {
  title: 'Documentation',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'uk'] },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) =>
            withKeys(await defaultSidebarItemsGenerator(args), ''),
        },
        blog: false,
        pages: false,
      },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      // There is no Ukrainian in lunr-languages, and English alone drops every Cyrillic letter: Russian is the nearest that keeps them.
      { hashed: true, language: ['en', 'ru'], indexBlog: false, docsRouteBasePath: '/' },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Documentation', items: [{ type: 'localeDropdown', position: 'right' }] },
    colorMode: { defaultMode: 'dark' },
  },
};
