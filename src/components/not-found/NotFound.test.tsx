import { screen, within } from '@testing-library/react';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { locales } from '../../locales/locales';
import { readTexts } from '../../locales/read-messages';
import { localePath } from '../../model/docs/addresses';
import { NotFound } from './NotFound';
import { Suggestions, type ListedPage } from './Suggestions';

jest.mock('../../browser/fetch-file', () => ({ fetchJsonOnce: jest.fn() }));

const pages: ListedPage[] = [
  ['/faq/', 'FAQ'],
  ['/libraries/typeorm/', 'TypeORM'],
];

beforeEach(() => {
  jest.mocked(fetchJsonOnce).mockReset().mockResolvedValue(pages);
});

const languages = locales.map(({ code, lang }) => ({
  code,
  lang,
  searchPath: `/docs${localePath('/search/', code)}`,
}));

describe.each(testLocales)('the not-found page in %s', (language) => {
  const text = readTexts(language, 'not-found');
  const other = language === 'en' ? 'uk' : 'en';
  const label = readTexts(other, 'not-found')('notFound.inThisLanguage');

  const suggest = (slug: string) => {
    window.history.replaceState(null, '', localePath(slug, language));
    return renderIn(
      language,
      <Suggestions language={language} others={[{ code: other, lang: other, label }]}>
        <form />
      </Suggestions>,
    );
  };

  it('has a section in the language with a search form', () => {
    renderIn(
      language,
      <NotFound
        languages={languages}
        base="/docs"
        defaultLocale="en"
        reportUrl="https://example.com/issues/new"
        suggest={(_, form) => form}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('notFound.title'));
    const section = document.querySelector<HTMLElement>(`section[lang=${language}]`);
    expect(section).toHaveTextContent(text('notFound.contact'));
    expect(screen.getByRole('link', { name: text('notFound.report') })).toHaveAttribute(
      'href',
      'https://example.com/issues/new',
    );
    const box = screen.getByRole('searchbox', { name: text('notFound.search') });
    expect(box).toHaveAttribute('name', 'q');
    expect(box.closest('form')).toHaveAttribute('action', `/docs${localePath('/search/', language)}`);
  });

  it('suggests the nearest pages, and the nearest one in the other language', async () => {
    suggest('/libraries/typeorn/');
    const link = await screen.findByRole('link', { name: 'TypeORM' });
    expect(link).toHaveAttribute('href', localePath('/libraries/typeorm/', language));
    const across = screen.getByRole('link', { name: label });
    expect(across).toHaveAttribute('href', localePath('/libraries/typeorm/', other));
    expect(across).toHaveAttribute('lang', other);
  });

  it('works without the list of pages', async () => {
    jest.mocked(fetchJsonOnce).mockRejectedValue(new Error('offline'));
    suggest('/libraries/typeorn/');
    expect(await screen.findByRole('link', { name: text('notFound.home') })).toHaveAttribute(
      'href',
      localePath('/', language),
    );
    expect(within(document.body).queryByText(text('notFound.nearest'))).toBeNull();
  });
});
