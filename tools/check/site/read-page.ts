import { parse, type HTMLElement } from 'node-html-parser';
import { scanPage, type PageScan } from './scan-page';

/** A link on a page, or a file that it loads. */
export interface Target {
  /** As written, with entities decoded. */
  href: string;
  /** Element and attribute, such as `a[href]`. */
  from: string;
  /** Set on links that intentionally lead to another language. */
  hreflang: string | null;
}

/** The data about a built HTML file that checks use. */
export interface Page {
  /** Relative to `public/`. */
  file: string;
  /** URL path: `/uk/faq/` for `uk/faq/index.html`. */
  path: string;
  lang: string | null;
  title: string;
  description: string;
  canonical: string | null;
  alternates: { lang: string; href: string }[];
  noIndex: boolean;
  /** Target of an immediate redirect, otherwise `null`. Most rules skip redirects. */
  refresh: string | null;
  /** `lang` on `main` or its article, if it differs from the page's. */
  contentLang: string | null;
  /** All IDs in document order, including duplicates. */
  ids: string[];
  /** Headings in `main`; `h1Count` includes the whole page. */
  headings: { level: number; text: string }[];
  h1Count: number;
  /** Texts of the headings with an ID in the page's body that have no titled link next to them. */
  unlinkedHeadings: string[];
  imagesWithoutAlt: string[];
  /** The text before each NUL or undecodable character. */
  invalidCharacterContext: string[];
  targets: Target[];
  /** What the Content-Security-Policy applies to. */
  scan: PageScan;
}

const LOADED = [
  ['img', 'src'],
  ['script', 'src'],
  ['source', 'src'],
  ['link', 'href'],
] as const;

/** Reads an HTML file. */
export function readPage(file: string, html: string): Page {
  const root = parse(html, { comment: false, blockTextElements: { script: false, style: false } });
  const attribute = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name) ?? null;
  const lang = attribute('html', 'lang');
  const main = root.querySelector('main');
  const contentLang =
    main?.getAttribute('lang') ?? main?.querySelector('article')?.getAttribute('lang') ?? null;
  return {
    file,
    path: pathOf(file),
    lang,
    title: root.querySelector('title')?.text.trim() ?? '',
    description: attribute('meta[name="description"]', 'content')?.trim() ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: root.querySelectorAll('link[hreflang]').map((link) => ({
      lang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    noIndex: /noindex/.test(attribute('meta[name="robots"]', 'content') ?? ''),
    refresh: refreshOf(root),
    contentLang: contentLang === lang ? null : contentLang,
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    headings: (main ?? root)
      .querySelectorAll('h1,h2,h3,h4,h5,h6')
      .map((heading) => ({ level: Number(heading.rawTagName.slice(1)), text: heading.text.trim() })),
    h1Count: root.querySelectorAll('h1').length,
    unlinkedHeadings: (main?.querySelectorAll('.markdown h2[id],.markdown h3[id]') ?? [])
      .filter((heading) => {
        if (heading.closest('[data-footnotes]')) return false;
        // The heading of a box that opens is in a summary, which can't contain a link.
        const item = heading.closest('[data-item], [data-group]');
        const link = (heading.parentNode.querySelector('> a.anchor') ?? item?.querySelector('> a.anchor')) as
          | HTMLElement
          | undefined;
        const title = link?.getAttribute('title') ?? '';
        return link?.getAttribute('href') !== `#${heading.id}` || !title.includes(heading.text.trim());
      })
      .map((heading) => heading.text.trim()),
    imagesWithoutAlt: root
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => image.getAttribute('src') ?? ''),
    invalidCharacterContext: [...html.matchAll(/(.{0,20})[\0\uFFFD]/g)].map(([, before = '']) => before),
    targets: targetsOf(root),
    scan: scanPage(html),
  };
}

/** Returns the URL path at which a static host serves a file. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

function refreshOf(root: HTMLElement): string | null {
  const content = root.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content');
  return content === undefined ? null : (/url=(.+)$/i.exec(content)?.[1]?.trim() ?? '');
}

function targetsOf(root: HTMLElement): Target[] {
  const targets: Target[] = root.querySelectorAll('a[href]').map((link) => ({
    href: link.getAttribute('href') ?? '',
    from: 'a[href]',
    hreflang: link.getAttribute('hreflang') ?? null,
  }));
  for (const [tag, name] of LOADED) {
    for (const element of root.querySelectorAll(`${tag}[${name}]`)) {
      // Canonical and language links point to the deployed host; the language rules check them.
      const rel = element.getAttribute('rel') ?? '';
      if (tag === 'link' && /canonical|alternate/.test(rel) && !element.hasAttribute('type')) continue;
      targets.push({ href: element.getAttribute(name) ?? '', from: `${tag}[${name}]`, hreflang: null });
    }
  }
  for (const element of root.querySelectorAll('[srcset]')) {
    for (const candidate of (element.getAttribute('srcset') ?? '').split(/,\s+/)) {
      targets.push({
        href: candidate.trim().split(/\s+/)[0] ?? '',
        from: `${element.rawTagName}[srcset]`,
        hreflang: null,
      });
    }
  }
  return targets;
}
