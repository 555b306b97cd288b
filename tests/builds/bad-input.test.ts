import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { readmeQueries } from '../repository/readme-queries.fixture';
import { readMessages } from '../../src/locales/read-messages';
import { waitUntilReady, launch, LOCALES, openPage, RESULT, ONE_LOCALE } from '../support/browser';
import { createFixtureSite, type FixtureSite } from '../support/fixture-site';
import { serveSite } from '../support/server';
import { HIDDEN_SECTIONS, SECTIONS } from './sections.fixture';

const TEXTS = readMessages('common');

const guide = (body: string, front = 'title: T\ndescription: D') => `---\n${front}\n---\n\n${body}\n`;

/** A class with the name of a built-in, and hostile text. */
const ODD_SYMBOL = `/** A <script>alert(1)</script> of \`{\`, {x} and <T>. */
class Odd {}
export { Odd as constructor };
`;

let site: FixtureSite;

beforeAll(async () => {
  site = createFixtureSite();
  for (const locale of ['en', 'uk']) {
    site.write(`content/${locale}/index.md`, guide('## Start\n\n[FAQ](./faq.md)'));
    site.write(`content/${locale}/sections.md`, guide(SECTIONS));
  }
  site.write('small/mail/src/index.ts', ODD_SYMBOL);
  site.write('content/en/faq.md', guide('## One\n\nEnglish text. [Odd name](api:mail/constructor)'));
  const picture = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  for (const locale of ['en', 'uk']) {
    site.write(`content/${locale}/how-to/first-service.md`, guide('![A page](./page.png)'));
    site.write(`content/${locale}/how-to/page.png`, picture);
  }
  askDuringBuild(site, readmeQueries());
  site.write('content/en/unlisted.md', guide('Text.', 'title: U\ndescription: D\nunlisted: true'));
  site.write('content/en/draft.md', guide('Text.', 'title: U\ndescription: D\ndraft: true'));
  const settings = site.read('src/config/site.ts');
  site.write('src/config/site.ts', settings.replace('disableSwitch: true', 'disableSwitch: false'));
});

afterAll(() => site?.close());

/** Adds a plugin that runs GraphQL queries and writes their results to `answers.json`. */
function askDuringBuild(to: FixtureSite, queries: readonly string[]): void {
  to.write('plugins/ask/package.json', '{ "name": "ask", "version": "0.0.1" }');
  to.write('plugins/ask/index.js', '// Required by Gatsby.\n');
  to.write(
    'plugins/ask/gatsby-node.js',
    `exports.createPages = async ({ graphql }) => {
      const answers = await Promise.all(${JSON.stringify(queries)}.map((query) => graphql(query)));
      require('node:fs').writeFileSync(require('node:path').join(__dirname, '../../answers.json'), JSON.stringify(answers));
    };\n`,
  );
  to.write('gatsby-config.ts', to.read('gatsby-config.ts').replace('plugins: [', "plugins: ['ask', "));
}

/** Invalid input: name, file, contents, and expected message. */
const FAULTS: [fault: string, file: string, text: string | Buffer, message: RegExp][] = [
  [
    'an unknown key',
    'content/en/key.md',
    guide('Text.', 'titel: T\ndescription: D'),
    /content\/en\/key\.md:2: front matter has "titel"\. .*Did you mean "title"\?/,
  ],
  [
    'a missing key',
    'content/en/missing.md',
    guide('Text.', 'title: T'),
    /content\/en\/missing\.md:1: front matter has no "description"\. Add it/,
  ],
  [
    'broken YAML',
    'content/uk/yaml.md',
    guide('Text.', 'title: a: b\ndescription: D'),
    /content\/uk\/yaml\.md:2: the front matter is not valid YAML/,
  ],
  [
    'routes that differ only by case',
    'content/en/FAQ.md',
    guide('Text.'),
    /content\/en\/(?:FAQ|faq)\.md: the route \/\w+\/ differs from \/\w+\/ only in case/,
  ],
  [
    'a guide at the address of the search page',
    'content/uk/search.md',
    guide('Text.'),
    /content\/uk\/search\.md: the address \/search\/ belongs to another page/,
  ],
  [
    'escapes of invisible characters',
    'content/en/escape.md',
    guide('Text.', 'title: T\ndescription: "C:\\app"'),
    /content\/en\/escape\.md:3: front matter "description" contains .*U\+0007/,
  ],
  [
    'a link to a missing page',
    'content/uk/link.md',
    guide('[a](./fag.md)'),
    /content\/uk\/link\.md:6: the link "\.\/fag\.md" points to \/fag\/, which does not exist\. Did you mean \/faq\/\?/,
  ],
  [
    'a link to a missing heading',
    'content/en/anchor.md',
    guide('[a](./faq.md#onee)'),
    /content\/en\/anchor\.md:6: .* has no such heading\. Did you mean #one\?/,
  ],
  [
    'a missing image',
    'content/en/image.md',
    guide('![A](./gone.png)'),
    /content\/en\/image\.md:6: the image "\.\/gone\.png" does not exist/,
  ],
  [
    'a damaged image',
    'content/en/damaged.md',
    guide('![A](./damaged.png)'),
    /content\/en\/damaged\.md:6: the image "\.\/damaged\.png"/,
  ],
  [
    'an unknown directive',
    'content/en/directive.md',
    guide(':::waring\nx\n:::'),
    /content\/en\/directive\.md:6: unknown directive ":::waring"\. .*Did you mean ":::warning"\?/,
  ],
  [
    'an unknown component',
    'content/en/component.mdx',
    guide('<Swatchh />'),
    /content\/en\/component\.mdx:6: unknown MDX component <Swatchh>\. Known: /,
  ],
  [
    'broken MDX',
    'content/en/broken.mdx',
    guide('<div>'),
    /content\/en\/broken\.mdx:\d+: this is not valid MDX/,
  ],
  [
    'a script',
    'content/en/script.md',
    guide('<script>alert(1)</script>'),
    /content\/en\/script\.md:6: HTML is not allowed/,
  ],
  [
    'a link that runs code',
    'content/en/scheme.md',
    guide('[a](javascript:alert(1))'),
    /content\/en\/scheme\.md:6: .*scheme that is not allowed/,
  ],
  [
    'a missing symbol',
    'content/en/symbol.md',
    guide('[a](api:mail/constructr)'),
    /content\/en\/symbol\.md:6: .*does not name a symbol .*Did you mean "api:mail\/constructor"\?/,
  ],
];

describe('a build with every kind of bad input', () => {
  let output = '';
  let code = 0;
  let before: Record<string, string> = {};

  beforeAll(async () => {
    site.write('public/index.html', 'The last successful build.');
    before = site.digest('public');
    for (const [, file, text] of FAULTS) site.write(file, text);
    site.write('content/en/damaged.png', Buffer.from('\x89PNG\r\n\x1a\nthis is no picture'));
    site.write('content/uk/index/index.md', guide('Text.'));
    site.write('content/uk/address.md', guide('[a](/fag/)'));
    site.write('content/en/faq/index.md', guide('Text.'));
    // Hidden files stay during both builds, and no build reads them.
    for (const name of ['.trash/deleted.md', '.draft.md', '.trash/a.png'])
      site.write(`content/en/${name}`, guide('[a](./gone.md)', 'titel: T'));
    ({ code, output } = await site.build());
  }, 600_000);

  it('warns of a broken link by address, but does not count it', () => {
    const warning = /warn.*content\/uk\/address\.md:6: the link "\/fag\/" points to \/fag\//;
    expect(output).toMatch(warning);
    expect(output.split('Problems in the content')[1]).not.toMatch(/address\.md/);
  });

  it('fails', () => {
    expect(code).not.toBe(0);
  });

  it.each(FAULTS)('reports %s', (_fault, _file, _text, message) => {
    expect(output).toMatch(message);
  });

  it('warns about two docs with the same route, and lists both files and the published one', () => {
    expect(output).toMatch(
      /two docs use the path \/faq\/: content\/en\/faq\.md, content\/en\/faq\/index\.md\. The first is shown/,
    );
  });

  it('keeps the last successful build unchanged', () => {
    expect(site.digest('public')).toEqual(before);
  });
});

describe('the small site, built after the errors are fixed, without cleaning up', () => {
  beforeAll(async () => {
    for (const [, file] of FAULTS) site.remove(file);
    for (const file of ['en/damaged.png', 'uk/index', 'uk/address.md', 'en/faq'])
      site.remove(`content/${file}`);
    site.write(
      'content/en/huge.md',
      guide(
        Array.from(
          { length: 2500 },
          (_, at) => `## Section ${at}\n\n${'Some **words** and `code`. '.repeat(16)}`,
        ).join('\n\n'),
      ),
    );
    const members = Array.from(
      { length: 5000 },
      (_, at) => `  /** The member ${at}. */\n  member${at}: string;\n`,
    );
    site.write('small/mail/src/index.ts', `${ODD_SYMBOL}export interface Huge {\n${members.join('')}}\n`);
    const { code, output } = await site.build();
    if (code !== 0) throw new Error(output.slice(-5000));
  }, 600_000);

  const page = (file: string) => parse(site.read(`public/${file}`));

  it('shows an untranslated guide in English at its Ukrainian URL, with a notice', () => {
    const shown = page('uk/faq/index.html');
    expect(shown.querySelector('html')?.getAttribute('lang')).toBe('uk');
    expect(shown.querySelector('main article')?.closest('[lang="en"]')).not.toBeNull();
    expect(shown.querySelector('main')?.text).toContain('English text.');
    expect(shown.querySelector('main')?.text).toContain('Ще не перекладено');
    expect(shown.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://docs.example/faq/',
    );
    expect(shown.querySelectorAll('link[hreflang]')).toHaveLength(0);
    expect(page('faq/index.html').querySelectorAll('link[hreflang="uk"]')).toHaveLength(0);
  });

  it('runs the four GraphQL queries in the README', () => {
    const answers = JSON.parse(site.read('answers.json')) as { data?: object; errors?: unknown }[];
    expect(answers).toHaveLength(5);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(answers[0]?.data).toMatchObject({
      allDoc: { nodes: expect.arrayContaining([{ docId: 'intro', slug: '/', title: 'T' }]) },
    });
    expect(answers[2]?.data).toMatchObject({
      guide: {
        images: [
          {
            relativePath: 'uk/how-to/page.png',
            childImageSharp: {
              gatsbyImageData: {
                width: 1030,
                images: { fallback: { srcSet: expect.stringMatching(/ 640w,\s[^ ]* 1030w$/) } },
              },
            },
          },
        ],
      },
    });
  });

  it.each([
    ['a guide of 1 MB', 'huge', /Section 2499/, 200],
    ['a symbol with 5,000 members', 'api/mail/src/interfaces/Huge', /The member 4999\./, 1],
  ])('shows all of %s, with a useful table of contents', (_, folder, last, listed) => {
    const shown = page(`${folder}/index.html`);
    expect(shown.querySelector('main article')?.text).toMatch(last);
    expect(shown.querySelectorAll('main details nav li')).toHaveLength(listed);
  });

  it('leaves unlisted guides out of indexes, and does not publish drafts and hidden files', () => {
    expect(page('unlisted/index.html').querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(
      /noindex/,
    );
    for (const name of ['draft', '.draft', '.trash/deleted'])
      expect(() => page(`${name}/index.html`)).toThrow();
  });

  it('shows a page for a symbol named like a built-in, with hostile text escaped', () => {
    const shown = page('api/mail/src/classes/constructor/index.html').querySelector('article');
    expect(shown?.querySelector('script')).toBeNull();
    expect(shown?.text).toContain('<script>alert(1)</script>');
    expect(shown?.text).toContain('{x} and <T>');
  });

  describe.each(LOCALES.filter(([lang]) => lang === ONE_LOCALE))(
    'a guide with hidden and oddly named headings, in %s',
    (_lang, prefix) => {
      const onSite = async (run: (open: (url: string) => ReturnType<typeof openPage>) => Promise<void>) => {
        const host = await serveSite(path.join(site.root, 'public'), {});
        const browser = await launch();
        await run((url) => openPage(browser, host.origin + prefix + url));
        await browser.close();
        await host.close();
      };

      it.each(HIDDEN_SECTIONS)('shows the heading %s when a link leads to it', (id) =>
        onSite(async (open) => {
          const { page, problems, close } = await open(`/sections/#${id}`);
          const isShown = () =>
            page.waitForFunction((hash) => {
              const heading = document.getElementById(hash);
              const { top = -1 } = heading?.getBoundingClientRect() ?? {};
              const isInView = window.scrollY > 0 && top > 0 && top < window.innerHeight;
              return isInView && heading?.checkVisibility({ contentVisibilityAuto: true });
            }, id);
          const link = page.getByRole('link', { name: `Show ${id}`, exact: true });
          await isShown();
          // Hide it again, and follow the same link as before.
          await page.reload();
          await waitUntilReady(page);
          await page.evaluate(() => {
            for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]:first-child')) tab.click();
            for (const details of document.querySelectorAll('main details')) details.removeAttribute('open');
            window.scrollTo(0, 0);
          });
          await link.click();
          await isShown();
          await page.goto(new URL('../faq/', page.url()).href);
          await waitUntilReady(page);
          await page.evaluate((to) => {
            document.querySelector<HTMLAnchorElement>('.markdown a')!.href = to;
          }, `${prefix}/sections/#${id}`);
          await page.locator('.markdown a').first().click();
          await page.waitForURL(`**/sections/#${id}`);
          await isShown();
          await page.waitForFunction((hash) => document.activeElement?.id === hash, id);
          expect(await page.locator('.message').count()).toBe(0);
          expect(problems).toEqual([]);
          await close();
        }),
      );

      it('has unique IDs, and a search that works', () =>
        onSite(async (open) => {
          const { page, problems, close } = await open('/sections/#menu');
          await page.waitForFunction(() => window.scrollY > 0);
          await waitUntilReady(page);
          await page.keyboard.press('Control+k');
          await page.keyboard.type('section');
          await page.locator(RESULT).first().waitFor();
          const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
          expect(new Set(ids).size).toBe(ids.length);
          expect(problems).toEqual([]);
          await close();
        }));
    },
  );

  it.each([
    ['en', '', 'light', 'dark'],
    ['uk', '/uk', 'dark', 'light'],
  ] as const)(
    'the color mode switch in %s, below "%s", shows light, dark, or what a %s system has',
    async (lang, prefix, system, other) => {
      const host = await serveSite(path.join(site.root, 'public'), {});
      const browser = await launch();
      const { page, problems, close } = await openPage(browser, `${host.origin}${prefix}/faq/`, {
        colorScheme: system,
      });
      const button = (choice: 'light' | 'dark' | 'system') =>
        page
          .getByRole('group', { name: TEXTS[lang]['colorMode.label'] })
          .getByRole('button', { name: TEXTS[lang][`colorMode.${choice}`] });
      const shows = async (mode: string, choice: 'light' | 'dark' | 'system') => {
        await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, mode);
        await waitUntilReady(page);
        for (const each of ['light', 'dark', 'system'] as const)
          expect([each, await button(each).getAttribute('aria-pressed')]).toEqual([
            each,
            String(each === choice),
          ]);
      };
      await shows('dark', 'dark');
      for (const mode of ['light', 'dark'] as const) {
        await button(mode).click();
        await shows(mode, mode);
        await page.reload();
        await shows(mode, mode);
      }
      await button('system').click();
      await shows(system, 'system');
      await page.emulateMedia({ colorScheme: other });
      await shows(other, 'system');
      // If the system's color mode changes while no page is open, the next page uses it.
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme: system });
      await page.goto(`${host.origin}${prefix}/faq/`);
      await shows(system, 'system');
      expect(problems).toEqual([]);
      await close();
      await Promise.all([browser.close(), host.close()]);
    },
  );
});
