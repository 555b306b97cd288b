import type { ComponentType } from 'react';
import { screen, within } from '@testing-library/react';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { wrapPage } from '../app/providers';
import { errors } from '../locales/errors';
import { translator } from '../locales/translate';
import { renderIn, testLocales } from '../locales/messages.fixture';
import GuideTemplate from './guide';
import HomeTemplate from './home';
import MdxGuideTemplate from './mdx-guide';
import ReferenceTemplate from './reference';
import { guideData, homeData, mdxGuideData, navigation, pageContext, referenceData } from './page.fixture';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

const Guide = GuideTemplate as unknown as ComponentType<Record<string, unknown>>;
const Home = HomeTemplate as unknown as ComponentType<Record<string, unknown>>;
const MdxGuide = MdxGuideTemplate as unknown as ComponentType<Record<string, unknown>>;
const Reference = ReferenceTemplate as unknown as ComponentType<Record<string, unknown>>;

const referenceContext = (language: string) =>
  pageContext(language, { slug: '/api/mail/src/classes/Mailer/', package: 'mail' });

beforeEach(() => answerStaticQueries(navigation));

const article = () => within(screen.getByRole('main')).getByRole('article');

describe.each(testLocales)('in %s', (language, messages) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const location = { pathname: `${prefix}/libraries/mail/usage/`, search: '', hash: '' };

  describe.each([
    [
      'a guide',
      <Guide key="g" data={guideData} pageContext={pageContext(language)} location={location} />,
      guideData.doc.title,
    ],
    [
      'an MDX guide',
      <MdxGuide key="m" data={mdxGuideData} pageContext={pageContext(language)} location={location}>
        <p>Текст.</p>
      </MdxGuide>,
      guideData.doc.title,
    ],
    [
      'a reference page',
      <Reference key="r" data={referenceData} pageContext={referenceContext(language)} location={location} />,
      'Mailer',
    ],
  ])('%s', (_kind, page, title) => {
    it('has one heading of level 1, the title', () => {
      renderIn(language, page);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    });

    it('shows its text without a lang attribute or fallback notice', () => {
      renderIn(language, page);
      expect(article()).toHaveTextContent('Текст.');
      expect(article().closest('[lang]')).toBeNull();
      expect(screen.queryByText(messages['fallback.title'])).toBeNull();
    });

    it('has landmarks with names in the page language', () => {
      renderIn(language, page);
      expect(screen.getByRole('link', { name: messages['skip.link'] })).toHaveAttribute(
        'href',
        '#site:content',
      );
      expect(screen.getAllByRole('navigation', { name: messages['sidebar.label'] }).length).toBeGreaterThan(
        0,
      );
      expect(screen.getAllByRole('navigation', { name: messages['toc.title'] }).length).toBeGreaterThan(0);
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    });

    it('tells agents, before the navigation, where all pages in its language are listed', () => {
      renderIn(language, page);
      const note = within(screen.getByRole('banner')).getByText(
        messages['agents.note'].replace('{{path}}', `${prefix}/llms.txt`),
      );
      const [navigationList] = screen.getAllByRole('navigation');
      expect(note.compareDocumentPosition(navigationList as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(within(note).queryByRole('link')).toBeNull();
    });
  });

  describe('the home page', () => {
    const context = pageContext(language, { slug: '/' });
    const home = (data = homeData) => <Home data={data} pageContext={context} location={location} />;

    it('links to the tutorial first, and shows its install command', () => {
      renderIn(language, home());
      for (const command of ['npm config set', 'npm install mail'])
        expect(screen.getByText(command)).toBeVisible();
      expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        `${prefix}/how-to/first-service/`,
      );
    });

    it('shows the tutorial’s code next to a request and the response', () => {
      renderIn(language, home());
      const example = within(screen.getByRole('region', { name: messages['home.example'] }));
      for (const code of ['class Order {}', 'start()', 'curl /orders', '"status": 400'])
        expect(example.getByText(code)).toBeVisible();
    });

    it('states what the toolkit requires, its license, its newest release, and its maturity', () => {
      renderIn(language, home());
      const facts = screen.getAllByRole('definition').map((each) => each.textContent);
      expect(facts).toEqual([
        'NestJS 10, Node.js 20',
        'MIT',
        expect.stringMatching(/^@softkit\/mail 0\.4\.0 · .*2025/),
        expect.stringMatching(/1 .+ 2 .+1\.0.*Стан пакетів$/),
      ]);
      expect(screen.getByRole('link', { name: 'Стан пакетів' })).toHaveAttribute(
        'href',
        `${prefix}/about/roadmap/`,
      );
    });

    it('has a card for each overview section with libraries, with their versions', () => {
      renderIn(language, home());
      const areas = within(screen.getByRole('region', { name: messages['home.areas'] }));
      expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        `${prefix}/libraries/#communication`,
        `${prefix}/libraries/mail/`,
      ]);
      expect(areas.getByText('Надсилає листи.')).toBeVisible();
      expect(areas.getByText('0.4.0')).toBeVisible();
      expect(document.querySelector('h3 svg')).toHaveAttribute('aria-hidden', 'true');
    });

    it('works without the tutorial and the overview', () => {
      renderIn(language, home({ ...homeData, tutorial: null, overview: null, maturity: null, site: null }));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(guideData.doc.title);
      expect(screen.queryByRole('region', { name: messages['home.areas'] })).toBeNull();
    });
  });

  it('a guide has an edit link and the date of its last update', () => {
    renderIn(language, <Guide data={guideData} pageContext={pageContext(language)} location={location} />);
    expect(screen.getByRole('link', { name: messages['page.edit'] })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit\/main\/content\/uk\/libraries\/mail\/usage\.md$/),
    );
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2025-03-02T10:00:00+02:00');
  });

  it('a page of the reference shows the last update of its source', () => {
    const context = pageContext(language, { slug: '/api/mail/src/classes/Mailer/' });
    renderIn(language, <Reference data={referenceData} pageContext={context} location={location} />);
    const time = document.querySelector('main time');
    expect(time).toHaveAttribute('datetime', '2025-03-02T10:00:00+02:00');
    expect(time?.parentElement).toHaveTextContent('Olha');
  });

  it('translates the name of the maintainers as the author, and no other name', () => {
    const author = (name: string) => {
      const doc = { ...guideData.doc, lastUpdated: { ...guideData.doc.lastUpdated, author: name } };
      const { unmount } = renderIn(
        language,
        <Guide data={{ ...guideData, doc }} pageContext={pageContext(language)} location={location} />,
      );
      const line = document.querySelector('time')?.parentElement?.textContent;
      unmount();
      return line;
    };
    expect(author('Softkit maintainers')).toContain(messages['page.maintainers']);
    expect(author('Olha')).toContain('Olha');
  });

  it('a guide without history has no date', () => {
    const data = { ...guideData, doc: { ...guideData.doc, lastUpdated: null } };
    renderIn(language, <Guide data={data} pageContext={pageContext(language)} location={location} />);
    expect(document.querySelector('time')).toBeNull();
  });

  it('a guide shows its last test below the article, in the language of the text', () => {
    const other = language === 'en' ? 'uk' : 'en';
    const sentence = guideData.doc.followed ?? '';
    for (const fallbackLocale of [null, other]) {
      const context = pageContext(language, { fallbackLocale });
      const { unmount } = renderIn(
        language,
        <Guide data={guideData} pageContext={context} location={location} />,
      );
      expect(article()).not.toHaveTextContent(sentence);
      expect(screen.getByText(sentence).closest('[lang]')?.getAttribute('lang') ?? null).toBe(fallbackLocale);
      unmount();
    }
    const untested = { ...guideData, doc: { ...guideData.doc, followed: null } };
    renderIn(language, <Guide data={untested} pageContext={pageContext(language)} location={location} />);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('an untranslated guide shows a notice and keeps its content language', () => {
    const other = language === 'en' ? 'uk' : 'en';
    const context = pageContext(language, { fallbackLocale: other, translations: [other] });
    renderIn(language, <Guide data={guideData} pageContext={context} location={location} />);
    expect(screen.getByRole('complementary', { name: messages['fallback.title'] })).toBeInTheDocument();
    expect(article().closest('[lang]')).toHaveAttribute('lang', other);
  });

  it('an unlisted guide shows a notice', () => {
    const context = pageContext(language, { unlisted: true });
    renderIn(language, <Guide data={guideData} pageContext={context} location={location} />);
    expect(screen.getByRole('complementary', { name: messages['unlisted.title'] })).toBeInTheDocument();
  });

  it('a draft shows a notice', () => {
    const context = pageContext(language, { draft: true });
    renderIn(language, <Guide data={guideData} pageContext={context} location={location} />);
    expect(screen.getByRole('complementary', { name: messages['draft.title'] })).toBeInTheDocument();
  });

  it('language links lead to the same page in each language', () => {
    renderIn(language, <Guide data={guideData} pageContext={pageContext(language)} location={location} />);
    const targets = [...document.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([language === 'en' ? '/uk/libraries/mail/usage/' : '/libraries/mail/usage/']),
    );
  });

  it.each([
    ['guide', Guide, { ...guideData, doc: null }, pageContext(language)],
    ['MDX guide', MdxGuide, { ...guideData, doc: null }, pageContext(language)],
    ['reference page', Reference, { ...referenceData, doc: null }, referenceContext(language)],
  ])('a %s without a doc in its data shows an error', (_kind, Page, data, context) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = <Page data={data} pageContext={context} location={location} />;
    renderIn(language, wrapPage(page, { location, pageContext: context }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      translator(language, errors)('crash.title'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      translator(language, errors)('crash.noContent', { path: context.i18n.path }),
    );
    logged.mockRestore();
  });
});
