module.exports = {
  title: 'Documentation',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'uk'] },
  presets: [
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false }],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, language: ['en'], indexBlog: false, docsRouteBasePath: '/' },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Documentation', items: [{ type: 'localeDropdown', position: 'right' }] },
    colorMode: { defaultMode: 'dark' },
  },
};
