import type { ComponentType } from 'react';
import { screen, within } from '@testing-library/react';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { locales } from '../locales/locales';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { readTexts } from '../locales/read-messages';
import NotFoundTemplate from '../pages/404';
import SearchTemplate from '../pages/search';
import { navigation, pageContext } from './page.fixture';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

const Search = SearchTemplate as unknown as ComponentType<Record<string, unknown>>;
const NotFound = NotFoundTemplate as unknown as ComponentType<Record<string, unknown>>;

beforeEach(() => answerStaticQueries(navigation));

const main = () => within(screen.getByRole('main'));

describe.each(testLocales)('in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;

  it('the search page lists all guides and packages', () => {
    const data = { packages: { nodes: [{ slug: '/api/mail/src/', title: '@softkit/mail' }] } };
    renderIn(language, <Search data={data} pageContext={pageContext(language, { slug: '/search/' })} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      readTexts(language, 'search')('page.title'),
    );
    const index = main().getByRole('navigation', {
      name: readTexts(language, 'search')('page.index.title'),
    });
    const targets = within(index)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([`${prefix}/libraries/mail/usage/`, `${prefix}/api/mail/src/`]),
    );
  });

  it('the not-found page has a section in every language, the page’s own first', () => {
    renderIn(language, <NotFound data={{}} pageContext={pageContext(language, { slug: '/404/' })} />);
    const sections = [...document.querySelectorAll<HTMLElement>('main section[lang]')];
    expect(sections.map((section) => section.lang)).toEqual(
      [...locales]
        .sort((a, b) => Number(b.code === language) - Number(a.code === language))
        .map(({ lang }) => lang),
    );
    locales.forEach(({ code, lang }) =>
      expect(sections.find((section) => section.lang === lang)).toHaveTextContent(
        readTexts(code, 'not-found')('notFound.text'),
      ),
    );
  });
});
