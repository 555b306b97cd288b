import { compileGuide, testContext } from './compile.fixture';
import { compileMdx } from './mdx/compile-mdx';

describe.each(['en', 'uk'])('an absolute link in a guide (%s)', (locale) => {
  const prefix = locale === 'en' ? '' : '/uk';
  const compilers = {
    '.md': async (body: string) => {
      const context = testContext({ locale });
      await compileGuide(body, context);
      return context;
    },
    '.mdx': async (body: string) => {
      const context = testContext({ locale });
      await compileMdx(body, context, []);
      return context;
    },
  };

  describe.each(['.md', '.mdx'] as const)('in %s', (extension) => {
    it.each([
      '/gone.md',
      '/gone.mdx',
      '/gone.html',
      '/gone/index.html',
      '/files/gone.pdf',
      '/files/%D1%84.pdf',
      '/v9.9',
      '/\\evil.example',
    ])('is checked even if it looks like a file: %s', async (path) => {
      const places = [
        `Text [a](${path})`,
        `> - [a](${path}#b)`,
        `:::note[See [a](${path}?b#c)]\nText\n:::`,
        `:::cards\n- [a](${path}) Text\n:::`,
        `::::tabs\n\n:::tab[A]\n\n| a |\n| - |\n| [a][b] |\n\n:::\n\n::::\n\n[b]: ${path}`,
      ];
      const { links, problems } = await compilers[extension](places.join('\n\n'));
      expect(problems).toEqual([]);
      expect(links.map(({ slug }) => slug)).toEqual(places.map(() => decodeURIComponent(path)));
      expect(links.map(({ line }) => line)).toEqual([5, 7, 9, 14, 23]);
    });

    it('is a route of the language if it has no extension', async () => {
      const { links } = await compilers[extension]('[a](/faq?a#b) [b](/%D1%84/)');
      expect(links).toMatchObject([
        { slug: '/faq/', hash: 'b' },
        { slug: '/ф/', hash: null },
      ]);
    });
  });

  it.each(['https:faq.md', 'http:/faq/'])('cannot begin with a scheme only: %s', async (url) => {
    const { problems } = await compileGuide(`[a](${url})`, { locale });
    expect(problems).toEqual([expect.stringMatching(/^5: the link "https?:\/?faq.* has a scheme/)]);
  });

  it('keeps its query and fragment', async () => {
    const { html } = await compileGuide('[a](/faq?a#b) [b](/a.pdf?c#page=2)', { locale });
    expect(html).toContain(`href="${prefix}/faq/?a#b"`);
    expect(html).toContain('href="/a.pdf?c#page=2"');
  });
});

describe('a complete URL on this site', () => {
  const siteRoot = 'https://docs.example/docs';

  it.each([
    ['/faq/', '/faq/', null],
    ['/uk/faq#usage', '/faq/', 'usage'],
    ['/uk/faq/?x=1#usage', '/faq/', 'usage'],
    ['/llms.txt', '/llms.txt', null],
    ['/', '/', null],
  ])('is checked like a path, and stays as it is: %s', async (path, slug, hash) => {
    const context = testContext({ siteRoot });
    const { html } = await compileGuide(`[a](${siteRoot}${path})`, context);
    expect(context.links).toEqual([{ slug, hash, written: siteRoot + path, file: context.file, line: 5 }]);
    expect(html).toContain(`href="${siteRoot}${path}"`);
  });

  it.each(['https://docs.example/blog/', 'https://docs.example.org/docs/', 'https://other.example/docs/'])(
    'is different from %s',
    async (url) => {
      const context = testContext({ siteRoot });
      await compileGuide(`[a](${url})`, context);
      expect(context.links).toEqual([]);
    },
  );
});

it.each(['./и\u0306огурт.md', '/libraries/mail/и\u0306огурт/'])(
  'finds a page if the link has separate accents: %s',
  async (url) => {
    const context = testContext();
    await compileGuide(`[a](${url})`, context);
    expect(context.links).toMatchObject([{ slug: '/libraries/mail/йогурт/' }]);
  },
);
