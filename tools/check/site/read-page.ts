import { parse, type HTMLElement } from 'node-html-parser';

/** A link or a loaded file of a page. */
export interface Target {
  /** As written, entities resolved. */
  href: string;
  /** Element and attribute it was found in, such as `a[href]`. */
  from: string;
  /** `hreflang` of a link that deliberately leaves the language of its page. */
  hreflang: string | null;
}

/** What the checks know of one HTML file of `public/`. */
export interface Page {
  /** From the root of `public/`. */
  file: string;
  /** URL path: `/uk/faq/` for `uk/faq/index.html`. */
  path: string;
  lang: string | null;
  title: string;
  description: string;
  canonical: string | null;
  alternates: { lang: string; href: string }[];
  noIndex: boolean;
  /** Where a page sends its reader at once, else null. Such a page is checked as a redirect only. */
  refresh: string | null;
  /** `lang` of `main` or of the article in it, where it is not the page's. */
  contentLang: string | null;
  /** Every id in document order, repeated ones repeated. */
  ids: string[];
  /** Levels of the headings of `main`, and the count of `h1` on the whole page. */
  headings: { level: number; text: string }[];
  h1Count: number;
  imagesWithoutAlt: string[];
  /** What stands before each NUL and each character that could not be decoded. */
  invalidCharacterContext: string[];
  targets: Target[];
}

const LOADED = [
  ['img', 'src'],
  ['script', 'src'],
  ['source', 'src'],
  ['link', 'href'],
] as const;

/** Reads one HTML file. */
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
    imagesWithoutAlt: root
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => image.getAttribute('src') ?? ''),
    invalidCharacterContext: [...html.matchAll(/(.{0,20})[\0\uFFFD]/g)].map(([, before = '']) => before),
    targets: targetsOf(root),
  };
}

/** The URL path at which a static host answers with a file. */
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
      // Languages, canonical and the like are addresses of this deployment's host; the language rules read them.
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
