import type { ComponentType, ReactNode } from 'react';
import { useMDXComponents } from '@mdx-js/react';
import { screen, within } from '@testing-library/react';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { mdxData } from '../components/mdx/mdx-data.fixture';
import { commonTexts } from '../locales/common';
import { translator } from '../locales/translate';
import { renderIn, testLocales } from '../locales/messages.fixture';
import GuideTemplate from './guide';
import MdxGuideTemplate from './mdx-guide';
import ReferenceTemplate from './reference';
import { guideData, mdxGuideData, navigation, pageContext, referenceData } from './page.fixture';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));
jest.mock('../config/feedback', () => ({ asksForFeedback: false }));

const Guide = GuideTemplate as unknown as ComponentType<Record<string, unknown>>;
const MdxGuide = MdxGuideTemplate as unknown as ComponentType<Record<string, unknown>>;
const Reference = ReferenceTemplate as unknown as ComponentType<Record<string, unknown>>;

type Live = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** A compiled body of a home page. */
function HomeBody() {
  const { Hero, Comparison, Html, ToolkitFacts, LibraryAreas } = useMDXComponents({}) as unknown as Record<
    string,
    Live
  >;
  if (!Hero || !Comparison || !Html || !ToolkitFacts || !LibraryAreas) return null;
  return (
    <>
      <Hero links="/how-to/first-service/ /libraries/" minutes="10">
        <ToolkitFacts details="/about/roadmap/" />
        <Comparison>
          <Html as="figure" className="code" html="<pre><code>bootstrap();</code></pre>" />
          <p>Compared.</p>
        </Comparison>
      </Hero>
      <div className="markdown">
        <h2 id="set-up">Налаштування</h2>
      </div>
      <LibraryAreas title="Toolkit" overview="/libraries/" />
    </>
  );
}

const referenceContext = (language: string) =>
  pageContext(language, { slug: '/api/mail/src/classes/Mailer/', package: 'mail' });

beforeEach(() => answerStaticQueries({ ...navigation, ...mdxData }));

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

  describe('an MDX guide with a hero', () => {
    beforeEach(() => {
      const data = { ...mdxGuideData, doc: { ...mdxGuideData.doc, hasHero: true } };
      renderIn(
        language,
        <MdxGuide data={data} pageContext={pageContext(language, { slug: '/' })} location={location}>
          <HomeBody />
        </MdxGuide>,
      );
    });

    const hero = () => screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;

    it('has the title, a primary link with its time, another link, and code in the hero, and no table of contents', () => {
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const [first, second] = within(screen.getByRole('main')).getAllByRole('link');
      expect(first).toHaveAttribute('href', `${prefix}/how-to/first-service/`);
      expect(first).toHaveTextContent(/^\S.+ \(10 (?:minutes|хвилин)\)$/);
      expect(second).toHaveAttribute('href', `${prefix}/libraries/`);
      expect(second).toHaveTextContent(/^libraries$/);
      expect(within(hero()).getByText('bootstrap();').closest('figure')).toHaveClass('code');
      expect(within(hero()).getByText('Compared.')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: messages['toc.title'] })).toBeNull();
    });

    it('shows the command on one line in a box that the keyboard can scroll', () => {
      const box = within(hero())
        .getByText(/^curl /)
        .closest('pre');
      expect(box).toHaveAttribute('tabindex', '0');
      expect(box?.closest('figure')).toHaveClass('command');
    });

    it('has the menu of its actions below the text, and no links to other pages there', () => {
      const edit = screen.getByRole('link', { name: messages['page.edit'], hidden: true });
      expect(article()).not.toContainElement(edit);
      expect(edit.closest('details')).toHaveTextContent(messages['page.actions']);
      expect(screen.queryByRole('navigation', { name: messages['pager.label'] })).toBeNull();
    });

    it('states in the hero what the toolkit requires, its license, and its maturity', () => {
      const facts = within(hero()).getAllByRole('listitem');
      expect(facts.map(({ textContent }) => textContent)).toEqual([
        'NestJS 10',
        'Fastify 4',
        'Node.js 20',
        expect.stringMatching(/^(?:MIT license|Ліцензія MIT)$/),
        expect.stringContaining('1.0'),
      ]);
      expect(within(hero()).getByRole('link', { name: /1\.0/ })).toHaveAttribute(
        'href',
        `${prefix}/about/roadmap/`,
      );
    });

    it('has links to the libraries of each area of the toolkit', () => {
      const areas = within(screen.getByRole('region', { name: 'Toolkit' }));
      expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        `${prefix}/libraries/#data-and-files`,
        `${prefix}/libraries/mail/`,
      ]);
      expect(areas.getByText(/^Надсилає.листи\.$/)).toBeVisible();
      expect(document.querySelector('h3 svg')).toHaveAttribute('aria-hidden', 'true');
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

  it('a guide has breadcrumbs, links to its neighbors, and a footer with three groups', () => {
    renderIn(language, <Guide data={guideData} pageContext={pageContext(language)} location={location} />);
    const crumbs = within(screen.getByRole('navigation', { name: messages['breadcrumbs.label'] }));
    expect(crumbs.getAllByRole('link').at(-1)).toHaveAttribute('href', `${prefix}/libraries/mail/`);
    expect(document.querySelector('a[rel=prev]')).toHaveAttribute('href', `${prefix}/libraries/mail/`);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      messages['footer.docs'],
      messages['footer.community'],
      messages['footer.more'],
    ]);
    expect(footer.getByText(/2026/)).toBeInTheDocument();
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
    const untested = { ...guideData, doc: { ...guideData.doc, followed: null, project: null } };
    renderIn(language, <Guide data={untested} pageContext={pageContext(language)} location={location} />);
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByText(messages['page.project'])).toBeNull();
  });

  it('a guide asks whether it helped only where the setting is on', () => {
    const settings = jest.requireMock<{ asksForFeedback: boolean }>('../config/feedback');
    for (const isOn of [true, false]) {
      settings.asksForFeedback = isOn;
      const page = <Guide data={guideData} pageContext={pageContext(language)} location={location} />;
      const { container, unmount } = renderIn(language, page);
      const answers = [...container.querySelectorAll('form[action="/feedback/"] button')];
      expect(answers.map(({ textContent }) => textContent)).toEqual(
        isOn ? [messages['feedback.yes'], messages['feedback.no']] : [],
      );
      expect(container.innerHTML.includes('feedback')).toBe(isOn);
      unmount();
    }
  });

  it('a guide links to its project and shows the command that starts it', () => {
    renderIn(language, <Guide data={guideData} pageContext={pageContext(language)} location={location} />);
    const link = screen.getByRole('link', { name: messages['page.project'] });
    expect(link).toHaveAttribute('href', '/projects/mail-usage.tgz');
    expect(link).toHaveAttribute('download');
    expect(screen.getByText(guideData.doc.project?.command ?? '').closest('figure')).toHaveClass('code');
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
  ])('a %s without a doc in its data stops the build', (_kind, Page, data, context) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = <Page data={data} pageContext={context} location={location} />;
    expect(() => renderIn(language, page)).toThrow(
      translator(language, commonTexts)('crash.noContent', { path: context.i18n.path }),
    );
    logged.mockRestore();
  });
});
