import { compileGuide } from '../compile.fixture';

it.each([
  ['[ftp-client](https://a.example/)', true],
  ['[@softkit/async-storage](https://a.example/)', true],
  ['[@softkit/eslint-config-eslint-backend](https://a.example/)', false],
  ['[A well-known page](https://a.example/)', false],
])('%s is kept on one line, as the name of a package: %s', async (source, kept) => {
  const { html } = await compileGuide(source);
  expect(/<a[^>]* ?class="unbroken"/.test(html)).toBe(kept);
});

it.each([
  ['Use `a`, or `b`.', ['<code>a</code>,', '<code>b</code>.']],
  ['See [`a`](https://a.example/).', ['<a href="https://a.example/" rel="noopener"><code>a</code></a>.']],
  ['A `dto`-class and `b` too', ['<code>dto</code>-']],
  ['See [the reference of `a`](https://a.example/).', []],
])('keeps punctuation on the line of the code before it: %s', async (source, kept) => {
  const { html } = await compileGuide(source);
  expect([...html.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, held]) => held)).toEqual(kept);
});

it.each([
  ['npm install nestjs-paginate@8 pg', ['nestjs-paginate@8']],
  ['npm config set legacy-peer-deps true --location=a-project', ['legacy-peer-deps', 'a-project']],
  ['git clone https://code.example/a-group/a-repository-of-many-words', []],
  ['psql -U postgres --no-align', []],
])('a command breaks between its words, not at their hyphens: %s', async (command, kept) => {
  const { html } = await compileGuide(['```bash', command, '```'].join('\n'));
  expect([...html.matchAll(/<span class="unbroken">([^<]*)</g)].map(([, word]) => word)).toEqual(kept);
  expect(html.replace(/<[^>]*>/g, '').trim()).toBe(command);
});
