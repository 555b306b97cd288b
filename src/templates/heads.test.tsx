/** @jest-environment node */
import type { ComponentType } from 'react';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { locales } from '../locales/locales';
import { localePath } from '../model/docs/addresses';
import type { PageContext } from '../routes/to-page';
import { Head as GuideHead } from './guide';
import { Head as MdxGuideHead } from './mdx-guide';
import { Head as ReferenceHead } from './reference';
import { guideData, mdxGuideData, navigation, pageContext, referenceData } from './page.fixture';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

beforeEach(() => answerStaticQueries(navigation));

const HEADS = [
  ['a guide', GuideHead, guideData],
  ['an MDX guide', MdxGuideHead, mdxGuideData],
  ['a reference page', ReferenceHead, referenceData],
] as unknown as [string, ComponentType<Record<string, unknown>>, object][];

/** Renders a page's head and returns its metadata. */
function headOf(Head: ComponentType<Record<string, unknown>>, data: object, context: PageContext) {
  const root = parse(
    renderToStaticMarkup(
      <Head data={data} pageContext={context} location={{ pathname: context.i18n.path }} />,
    ),
  );
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  return {
    lang: attribute('html', 'lang'),
    title: root.querySelector('title')?.text,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    alternates: Object.fromEntries(
      root
        .querySelectorAll('link[hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
  };
}

const PATH = '/libraries/mail/usage/';
const ALL: Record<string, string> = {
  ...Object.fromEntries(
    locales.map(({ code, lang }) => [lang, `https://docs.example${localePath(PATH, code)}`]),
  ),
  'x-default': `https://docs.example${PATH}`,
};

describe.each(locales.map(({ code, lang }) => [code, lang]))('in %s', (code, lang) => {
  it.each(HEADS)(
    'the head of %s has a language, title, description, canonical link, and language links',
    (_kind, Head, data) => {
      const head = headOf(Head, data, pageContext(code));
      expect(head).toMatchObject({
        lang,
        description: 'Як надіслати лист.',
        canonical: ALL[lang],
        robots: undefined,
        alternates: ALL,
      });
      expect(head.title).toMatch(/ \| Softkit$/);
    },
  );

  it.each(HEADS)('%s is excluded from search engines if it is unlisted', (_kind, Head, data) => {
    const head = headOf(Head, data, pageContext(code, { unlisted: true }));
    expect(head.robots).toMatch(/noindex/);
    expect(head.alternates).toEqual({});
  });

  it('an alias has a canonical link to the main route', () => {
    const context = pageContext(code, { slug: '/api/docs/', aliasOf: '/api/' });
    const head = headOf(
      ReferenceHead as unknown as ComponentType<Record<string, unknown>>,
      referenceData,
      context,
    );
    expect(head.canonical).toBe(`https://docs.example${code === 'en' ? '' : `/${code}`}/api/`);
    expect(head.alternates).toEqual({});
  });
});

it('an untranslated page has a canonical link to the original and no language links', () => {
  const context = pageContext('uk', { fallbackLocale: 'en', translations: ['en'] });
  const head = headOf(GuideHead as unknown as ComponentType<Record<string, unknown>>, guideData, context);
  expect(head).toMatchObject({ lang: 'uk', canonical: ALL.en, alternates: {} });
});

it.each([
  ['/', { ...referenceData, doc: referenceData.doc && { ...referenceData.doc, symbol: null } }, 'en'],
  ['/uk/', { ...referenceData, doc: referenceData.doc && { ...referenceData.doc, symbol: null } }, 'uk'],
])(
  'below %s, package pages link to the feed in their language, and symbol pages have no feed',
  (root, data, language) => {
    const context = pageContext(language, { slug: '/api/mail/src/' });
    const feeds = (pageData: object) =>
      parse(
        renderToStaticMarkup(
          <ReferenceHead
            {...({ data: pageData, pageContext: context } as unknown as Parameters<typeof ReferenceHead>[0])}
          />,
        ),
      )
        .querySelectorAll('link[type="application/atom+xml"]')
        .map((link) => link.getAttribute('href'));
    expect(feeds(data)).toEqual([`${root}api/changes.xml`]);
    expect(feeds(referenceData)).toEqual([]);
    expect(feeds({ ...data, changes: null })).toEqual([]);
  },
);
