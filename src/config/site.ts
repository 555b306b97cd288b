/** Facts of this site that are the same in every language. */
export const site = {
  title: 'Softkit',
  version: '0.0.1',
  generatorVersion: '3.0.1',
  copyrightYear: 2025,
  /** Where the documentation itself lives; edit links and problem reports lead there. */
  repository: { url: 'https://github.com/softkitit/softkit-docs', branch: 'main' },
  /** Where the documented toolkit lives, at the commit the reference was read from. */
  toolkit: {
    url: 'https://github.com/softkitit/softkit-core',
    commit: '3939e6485ffebc7a654b47995f22680cb9118ae2',
    /** Folder of the packages in that repository. */
    root: 'libs',
    scope: '@softkit',
  },
  /** The navbar slides away on scrolling down when true. */
  hideNavbarOnScroll: false,
  colorMode: { default: 'dark', disableSwitch: true },
  /** What the browser's own bars are colored with; `--color-surface` of each mode. */
  themeColor: { dark: '#0f1216', light: '#fff' },
  /** Colors of the pictures that links are shown with: those of the dark mode. */
  socialImage: { surface: '#0f1216', text: '#e8ebef', muted: '#a3adba', accent: '#3ec6a8' },
} as const satisfies SiteConfig;

/** Where the symbols of toolkit/ are defined in the toolkit's own repository. */
export const toolkitSources = {
  file: 'toolkit/sources.json',
  url: `${site.toolkit.url}/blob/${site.toolkit.commit}/${site.toolkit.root}`,
};

interface SiteConfig {
  title: string;
  version: string;
  generatorVersion: string;
  copyrightYear: number;
  repository: { url: string; branch: string };
  toolkit: { url: string; commit: string; root: string; scope: string };
  hideNavbarOnScroll: boolean;
  colorMode: { default: 'light' | 'dark'; disableSwitch: boolean };
  themeColor: Record<'light' | 'dark', string>;
  socialImage: Record<'surface' | 'text' | 'muted' | 'accent', string>;
}
