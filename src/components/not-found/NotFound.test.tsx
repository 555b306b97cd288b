import { screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { locales } from '../../locales/locales';
import { readTexts } from '../../locales/read-messages';
import { localePath } from '../../model/addresses';
import { NotFound, type ListedPage } from './NotFound';

const languages = locales.map(({ code, lang }) => ({
  code,
  lang,
  homePath: `/docs${localePath('/', code)}`,
  searchPath: `/docs${localePath('/search/', code)}`,
}));
const pages: ListedPage[] = [
  ['/faq/', 'FAQ'],
  ['/libraries/typeorm/', 'TypeORM'],
];

function show(
  requestedLocale: string,
  slug: string,
  loadPages = () => Promise.resolve<readonly ListedPage[]>(pages),
) {
  return renderIn(
    requestedLocale,
    <NotFound
      languages={languages}
      requestedLocale={requestedLocale}
      slug={slug}
      base="/docs"
      defaultLocale="en"
      loadPages={loadPages}
    />,
  );
}

describe.each(testLocales)('the not-found page in %s', (language) => {
  const text = readTexts(language, 'not-found');
  const home = `/docs${localePath('/', language)}`;

  it('is shown only in the language of the URL', async () => {
    show(language, '/nope/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(text('notFound.title'));
    const sections = document.querySelectorAll('section');
    expect([...sections].filter((section) => !section.hidden).map(({ lang }) => lang)).toEqual([language]);
    expect(screen.getByText(text('notFound.contact'))).toBeVisible();
  });

  it('suggests the nearest pages, and the nearest one in the other language', async () => {
    show(language, '/libraries/typeorn/');
    const link = await screen.findByRole('link', { name: 'TypeORM' });
    expect(link).toHaveAttribute('href', `${home}libraries/typeorm/`);
    const other = language === 'en' ? 'uk' : 'en';
    const across = screen.getByRole('link', {
      name: readTexts(other, 'not-found')('notFound.inThisLanguage'),
    });
    expect(across).toHaveAttribute('href', `${other === 'uk' ? '/docs/uk' : '/docs'}/libraries/typeorm/`);
    expect(across).toHaveAttribute('lang', other);
  });

  it('searches in its language', async () => {
    show(language, '/nope/');
    const box = await screen.findByRole('searchbox', { name: text('notFound.search') });
    expect(box).toHaveAttribute('name', 'q');
    expect(box.closest('form')).toHaveAttribute('action', `${home}search/`);
  });

  it('works without the list of pages', async () => {
    show(language, '/libraries/typeorn/', () => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('link', { name: text('notFound.home') })).toHaveAttribute('href', home);
    expect(within(document.body).queryByText(text('notFound.nearest'))).toBeNull();
  });
});
