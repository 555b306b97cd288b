/** Site settings that are the same in every language. */
export const site = {
  title: 'Softkit',
  version: '0.0.1',
  generator: 'softkit-docs',
  generatorVersion: '3.0.1',
  copyrightYear: 2025,
  /** Documentation repository, for edit links and problem reports. */
  repository: { url: 'https://github.com/softkitit/softkit-docs', branch: 'main' },
  /** Toolkit repository, at the commit that the reference documents. */
  toolkit: {
    url: 'https://github.com/softkitit/softkit-core',
    commit: '3939e6485ffebc7a654b47995f22680cb9118ae2',
    /** Packages folder in that repository. */
    root: 'libs',
    scope: '@softkit',
  },
  /** Whether the navbar hides when the reader scrolls down. */
  hideNavbarOnScroll: false,
  colorMode: { default: 'dark', disableSwitch: true },
  /** Color of the browser's bars: `--color-surface` in each mode. */
  themeColor: { dark: '#0f1216', light: '#fff' },
} as const satisfies SiteConfig;

/** Source locations of the symbols and members in toolkit/, as links to the toolkit repository. */
export const toolkitSources = {
  file: 'toolkit/sources.json',
  url: `${site.toolkit.url}/blob/${site.toolkit.commit}/${site.toolkit.root}`,
};

interface SiteConfig {
  title: string;
  version: string;
  /** This site's layer on top of Gatsby: its plugins and templates. */
  generator: string;
  generatorVersion: string;
  copyrightYear: number;
  repository: { url: string; branch: string };
  toolkit: { url: string; commit: string; root: string; scope: string };
  hideNavbarOnScroll: boolean;
  colorMode: { default: 'light' | 'dark'; disableSwitch: boolean };
  themeColor: Record<'light' | 'dark', string>;
}
