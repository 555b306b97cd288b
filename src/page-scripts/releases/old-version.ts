import './old-version.css';
import { pageListPath, splitPath } from '../../model/addresses';
import { element } from '../dom/element';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { loadVersionsOf, pageInVersion, type Version } from '../../components/version-switch/versions';

/** The old-version bar's data, from its `data-old-version` attribute. */
export interface OldVersionProps {
  /** The newest deployment's URL. */
  newest: string;
  /** This deployment's version. */
  current: { name: string; label: string };
  /** The page path and the home page path in the same language, without path prefix. */
  pagePath: string;
  homePath: string;
  texts: Record<'notice' | 'page' | 'home', string>;
}

/** The newest version, or undefined if it can't be loaded. Loaded once until the next full load. */
let newestVersion: Promise<Version | undefined> | undefined;

/**
 * If this deployment isn't the newest one, links to the same page in the newest, or to its home
 * page if it doesn't have this page, and tells search engines not to index this page.
 *
 * @param bar - The element for the notice, a live region.
 */
export async function showOldVersion(bar: HTMLElement): Promise<void> {
  const { newest, current, texts } = factsOf(bar);
  newestVersion ??= loadVersionsOf(newest).then(
    ([first]) => first,
    () => undefined,
  );
  const version = await newestVersion;
  if (!version || version.name === current.name) return;
  keepOutOfSearchEngines();
  // The app may have shown another page in the meantime.
  const { pagePath, homePath } = factsOf(bar);
  const hasPage = await isPageOf(version, pagePath);
  if (factsOf(bar).pagePath !== pagePath) return;
  const href = pageInVersion(version, hasPage ? pagePath : homePath);
  const label = hasPage ? texts.page : texts.home;
  const link = bar.querySelector('a');
  // Only the link changes from page to page, so that screen readers don't repeat the notice.
  if (link) {
    link.href = href;
    if (link.textContent !== label) link.textContent = label;
  } else
    bar.replaceChildren(
      element(
        'p',
        { class: 'old-version' },
        ...noticeParts(texts.notice, { version: current.label, newest: version.label }),
        ' ',
        element('a', { href }, label),
      ),
    );
}

/** Checks whether a version has the page with this path. False if its pages can't be loaded. */
function isPageOf(version: Version, pagePath: string): Promise<boolean> {
  const { slug, locale } = splitPath(pagePath);
  return fetchJsonOnce<[slug: string, title: string][]>(pageInVersion(version, pageListPath(locale))).then(
    (pages) => pages.some(([pageSlug]) => pageSlug === slug),
    () => false,
  );
}

function keepOutOfSearchEngines(): void {
  if (!document.querySelector('meta[name="robots"]'))
    document.head.append(element('meta', { name: 'robots', content: 'noindex' }));
}

/**
 * Fills in the version labels in the notice. They are English in every language, and their elements say
 * so.
 */
function noticeParts(notice: string, labels: Readonly<Record<string, string>>): (Node | string)[] {
  return notice
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 0 ? part : element('span', { lang: 'en' }, labels[part] ?? '')));
}

function factsOf(bar: HTMLElement): OldVersionProps {
  return JSON.parse(bar.dataset['oldVersion'] ?? '') as OldVersionProps;
}
