import type { PageContext } from '../routes/to-page';

/** The context of a page of the guide `libraries/mail/usage`, for tests. */
export function pageContext(language: string, more: Partial<PageContext> = {}): PageContext {
  const slug = more.slug ?? '/libraries/mail/usage/';
  return {
    docNodeId: 'n1',
    docId: slug === '/' ? 'intro' : slug.slice(1, -1),
    slug,
    language,
    package: null,
    fallbackLocale: null,
    translations: ['en', 'uk'],
    unlisted: false,
    aliasOf: null,
    i18n: {
      language,
      languages: ['en', 'uk'],
      defaultLanguage: 'en',
      generateDefaultLanguagePage: false,
      routed: language !== 'en',
      originalPath: slug,
      path: language === 'en' ? slug : `/${language}${slug}`,
    },
    ...more,
  };
}

/** What the static queries of the shell answer: three guides and the root of the reference, in both languages. */
export const navigation = {
  allGuide: {
    nodes: ['en', 'uk'].flatMap((locale) =>
      ['intro', 'libraries', 'libraries/mail', 'libraries/mail/usage'].map((docId) => ({
        docId,
        locale,
        slug: docId === 'intro' ? '/' : `/${docId}/`,
        label: `${docId} ${locale}`,
        unlisted: false,
      })),
    ),
  },
  allReference: {
    nodes: ['en', 'uk'].map((locale) => ({ docId: 'api', locale, slug: '/api/', label: `API ${locale}` })),
  },
};

const common = {
  title: 'Надсилання листів',
  description: 'Як надіслати лист.',
  headings: [{ id: 'set-up', title: 'Налаштування', level: 2 }],
};

export const guideData = {
  guide: {
    ...common,
    docId: 'libraries/mail/usage',
    html: '<h2 id="set-up">Налаштування</h2><p>Текст.</p>',
    sourcePath: 'content/uk/libraries/mail/usage.md',
    lastUpdated: { date: '2025-03-02T10:00:00+02:00', author: 'Olha' },
    outdated: false,
  },
  site: { siteMetadata: { siteUrl: 'https://docs.example' } },
  locales: { edges: [] },
};

export const referenceData = {
  reference: {
    ...common,
    docId: 'api/mail/src/classes/Mailer',
    title: 'Mailer',
    html: '<h2 id="set-up">Налаштування</h2><p>Текст.</p>',
    sourcePath: 'typedoc-out/uk/mail/src/classes/Mailer.md',
    package: 'mail',
    kind: 'class',
    symbol: 'Mailer',
    facts: '{}',
    translated: true,
  },
  packages: { nodes: [{ docId: 'api/mail/src', package: 'mail' }] },
  symbols: { nodes: [{ docId: 'api/mail/src/classes/Mailer', title: 'Mailer', kind: 'class' }] },
  guides: { nodes: [] },
  site: guideData.site,
  locales: { edges: [] },
};
