import { compileGuide } from './compile.fixture';

it.each([
  ['`@softkit/async-storage`', true],
  ['`async-storage`', true],
  ['[ftp-client](https://a.example/)', true],
  ['`mail`', false],
  ['`npm run a-b`', false],
  ['`--save-dev`', false],
  ['[A well-known page](https://a.example/)', false],
])('%s is kept on one line, as the name of a package: %s', async (source, kept) => {
  const { html } = await compileGuide(source);
  expect(/<(?:code|a)[^>]* ?class="unbroken"/.test(html)).toBe(kept);
});
