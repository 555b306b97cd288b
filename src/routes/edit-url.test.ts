import { editUrl, problemUrl } from './edit-url';

const repository = { url: 'https://code.example/docs', branch: 'main' };

it('encodes special characters in edit links', () => {
  expect(editUrl(repository, 'content/uk/a b#c/ґ.md')).toBe(
    'https://code.example/docs/edit/main/content/uk/a%20b%23c/%D2%91.md',
  );
});

it('fills in the title and body of a problem report', () => {
  const url = new URL(problemUrl(repository, 'Помилка & co', 'a\nb'));
  expect(url.pathname).toBe('/docs/issues/new');
  expect([url.searchParams.get('title'), url.searchParams.get('body')]).toEqual(['Помилка & co', 'a\nb']);
});
