import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashSource, readImageHelpers, readInlineScripts } from './allowed-texts';
import { checkPage, dropGatsbyStyles, type CheckedPages } from './check-pages';
import { checkEnvironment, findSecret } from './check-secrets';
import { scanPage } from './scan-page';

const allowed = { scripts: new Map([['boot()', 'boot.js']]), styles: new Map([['a{}', 'styles.css']]) };

function check(html: string): CheckedPages {
  const found: CheckedPages = { scripts: new Set(), styles: new Set(), problems: [] };
  checkPage('public/faq/index.html', scanPage(html), allowed, found);
  return found;
}

describe('checking a page', () => {
  it('takes the known scripts and styles into the policy', () => {
    const { scripts, styles, problems } = check('<style>a{}</style><script>boot()</script>');
    expect([[...scripts], [...styles], problems]).toEqual([['boot()'], ['a{}'], []]);
  });

  it.each([
    ['<script>unknown()</script>', 'an inline script that is not in src/app/inline: unknown()'],
    ['<script>boot() </script>', 'an inline script'],
    ['<style>b{}</style>', 'an inline style sheet'],
    ['<p onclick="x()">', '<p onclick="x()"> is not allowed'],
  ])('reports %s with the name of the page and takes nothing in', (html, message) => {
    const { problems, scripts, styles } = check(html);
    expect(problems).toEqual([expect.stringContaining(`public/faq/index.html: ${message}`)]);
    expect(scripts.size + styles.size).toBe(0);
  });
});

it('Gatsby’s own style attributes are dropped, others are kept to be reported', () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div><div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div>';
  expect(dropGatsbyStyles(html)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

describe('the allowed texts', () => {
  it('are those of the files, written and minified', async () => {
    const texts = await readInlineScripts(path.resolve('src/app/inline'));
    expect([...new Set(texts.values())]).toEqual(fs.readdirSync('src/app/inline').sort());
  });

  it('hold what gatsby-plugin-image puts into pages', () => {
    const { scripts, styles } = readImageHelpers();
    expect(scripts).toEqual([expect.stringContaining('gatsbyImageSsr')]);
    expect(styles).toEqual([
      expect.stringMatching(/^\.gatsby-image-wrapper\{/),
      expect.stringMatching(/^\.gatsby-image-wrapper noscript/),
    ]);
  });

  it('are hashed as browsers do', () => {
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('secrets', () => {
  it.each(['GATSBY_ALGOLIA_ADMIN_KEY', 'GATSBY_ALGOLIA_ADMIN', 'GATSBY_API_SECRET'])(
    '%s stops the build',
    (name) => {
      expect(checkEnvironment({ [name]: 'x' })).toContain(
        `${name}: a variable whose name begins with GATSBY_ reaches`,
      );
    },
  );

  it.each(['ALGOLIA_ADMIN_KEY', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_APP_ID'])(
    '%s does not',
    (name) => {
      expect(checkEnvironment({ [name]: 'x' })).toBeNull();
      expect(checkEnvironment({ GATSBY_ALGOLIA_ADMIN_KEY: '' })).toBeNull();
    },
  );

  it('are found in any published text', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'));
    fs.mkdirSync(path.join(folder, 'a'));
    fs.writeFileSync(path.join(folder, 'a/page-data.json'), '{"key":"s3cret"}');
    fs.writeFileSync(path.join(folder, 'app.js'), 'nothing');
    expect(findSecret(folder, 's3cret')).toEqual([path.join(folder, 'a/page-data.json')]);
    fs.rmSync(folder, { recursive: true });
  });
});
