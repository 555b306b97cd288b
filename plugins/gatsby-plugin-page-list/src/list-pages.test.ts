import { listPages } from './list-pages';

const doc = (locale: string, slug: string, title: string, hidden = false) => ({
  locale,
  slug,
  title,
  hidden,
});

describe('the list of pages', () => {
  const docs = [
    doc('en', '/faq/', 'FAQ'),
    doc('uk', '/faq/', 'Питання'),
    doc('en', '/about/', 'About'),
    doc('en', '/secret/', 'Secret', true),
  ];

  it('has every page of a locale by path, untranslated ones under their own title', () => {
    expect(listPages(docs, 'uk', 'en')).toEqual([
      ['/about/', 'About'],
      ['/faq/', 'Питання'],
    ]);
  });

  it('tells nobody of unlisted pages', () => {
    expect(JSON.stringify(listPages(docs, 'en', 'en'))).not.toContain('secret');
  });
});
