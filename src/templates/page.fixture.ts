import { localeCodes } from '../locales/locales';
import type { PageContext } from '../routes/to-page';
import type { CompiledBlock } from '../model/reference/reference-blocks';

/** Creates the page context for the guide `libraries/mail/usage`. */
export function pageContext(language: string, more: Partial<PageContext> = {}): PageContext {
  const slug = more.slug ?? '/libraries/mail/usage/';
  return {
    docNodeId: 'n1',
    docId: slug === '/' ? 'intro' : slug.slice(1, -1),
    slug,
    language,
    package: null,
    fallbackLocale: null,
    translations: [...localeCodes],
    unlisted: false,
    aliasOf: null,
    i18n: {
      language,
      languages: [...localeCodes],
      defaultLanguage: 'en',
      generateDefaultLanguagePage: false,
      routed: language !== 'en',
      originalPath: slug,
      path: language === 'en' ? slug : `/${language}${slug}`,
    },
    ...more,
  };
}

/** Static query results for the layout: four guides and the reference root, in all languages. */
export const navigation: Queries.NavigationQuery & Queries.LastYearQuery = {
  allGuide: {
    nodes: localeCodes.flatMap((locale) =>
      ['intro', 'libraries', 'libraries/mail', 'libraries/mail/usage'].map((docId) => ({
        docId,
        locale,
        slug: docId === 'intro' ? '/' : `/${docId}/`,
        label: `${docId} ${locale}`,
        position: null,
        unlisted: false,
        hasRoute: true,
      })),
    ),
  },
  overviews: { nodes: [] },
  allReference: {
    nodes: localeCodes.map((locale) => ({ docId: 'api', locale, slug: '/api/', label: `API ${locale}` })),
  },
  site: { siteMetadata: { lastYear: 2026 } },
};

const common: Queries.DocFieldsFragment = {
  title: 'Надсилання листів',
  description: 'Як надіслати лист.',
  headings: [{ id: 'set-up', title: 'Налаштування', level: 2 }],
  lastUpdated: { date: '2025-03-02T10:00:00+02:00', author: 'Olha' },
};

const shared: { site: Queries.SiteUrlFragment; locales: Queries.TextsFragment } = {
  // `renderIn` has the texts.
  locales: { edges: [] },
  site: { siteMetadata: { siteUrl: 'https://docs.example' } },
};

const guide: Queries.GuideFieldsFragment = {
  ...common,
  sourcePath: 'content/uk/libraries/mail/usage.md',
  outdated: false,
  followed: 'Перевірено 25 листопада.',
  project: { file: '/projects/mail-usage.tgz', command: 'curl https://docs.example/projects/mail-usage.tgz' },
};

export const guideData: Queries.GuidePageQuery & { doc: object } = {
  doc: { ...guide, html: '<h2 id="set-up">Налаштування</h2><p>Текст.</p>' },
  ...shared,
};

export const mdxGuideData: Queries.MdxGuidePageQuery & { doc: object } = {
  doc: { ...guide, hasHero: false },
  ...shared,
};

const CONTENT: readonly CompiledBlock[] = [
  { type: 'title', id: 'set-up', title: 'Налаштування' },
  { type: 'text', text: { markdown: 'Текст.', first: 'Текст.', rest: '', lang: null } },
];

export const referenceData: Queries.ReferencePageQuery = {
  doc: {
    ...common,
    docId: 'api/mail/src/classes/Mailer',
    title: 'Mailer',
    content: CONTENT as never,
    history: null,
    package: 'mail',
    kind: 'class',
    symbol: 'Mailer',
    deprecated: false,
    abstract: false,
    source: { file: 'mail/src/index.ts', line: 7, url: null },
    packages: [],
    pageKind: 'symbol',
    releases: [],
  },
  root: { packages: [{ name: 'mail' }] },
  index: { symbols: [{ name: 'Mailer', place: 'classes/Mailer' }] },
  changes: { pageKind: 'changes' },
  errors: { title: 'Error messages' },
  configuration: { title: 'Configuration keys' },
  ...shared,
};
