import { compileGuide } from './compile.fixture';

it('each section has the docs it links to, once each', async () => {
  const { linkGroups } = await compileGuide(
    '[1](/before/)\n\n## A\n\n- [x](/x/)\n\n### A1\n\n- [y](/y/) [x](/x/)\n\n## B\n\nText.\n\n## C\n\n- [z](/z/)',
  );
  expect(linkGroups).toEqual([
    { id: 'a', title: 'A', summary: '', slugs: ['/x/', '/y/'] },
    { id: 'c', title: 'C', summary: '', slugs: ['/z/'] },
  ]);
});

it('the paragraph below a heading is the summary of its links, without markup', async () => {
  const { linkGroups } = await compileGuide(
    '## A {#a}\n\nReads & [writes](api:mail/Mailer) `a.b`.\n\n## B {#b}\n\n- [mail](api:mail/Mailer)\n\nLater.',
  );
  expect(linkGroups.map(({ summary }) => summary)).toEqual(['Reads & writes a.b.', '']);
});
