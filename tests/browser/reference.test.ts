import fs from 'node:fs';
import { parse } from 'node-html-parser';
import type { Browser } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { LOCALES, openPage, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

const prefix = ONE_PREFIX;
const t = {
  ...readMessages('api')[ONE_LOCALE],
  ...readMessages('common')[ONE_LOCALE],
  ...readMessages('kinds')[ONE_LOCALE],
};
const reference = readMessages('reference')[ONE_LOCALE];

/**
 * A class with inheritance, overloads, an enum, an interface, the longest signature, and the lists.
 */
const PAGES = [
  '/api/typeorm/src/classes/BaseTypeormEntityRepository/',
  '/api/validation/src/functions/map/',
  '/api/auth/src/enumerations/PermissionCheckMode/',
  '/api/auth/src/interfaces/UserClsStore/',
  '/api/clients/platform-client/src/functions/AuthApiFp/',
  '/api/clients/platform-client/src/variables/RolesControllerFindAll200ResponseAllOfMetaSelectEnum/',
  '/api/i18n/src/',
  '/api/',
] as const;

/** Reads the HTML of a page; by default, the parser doesn't look inside `pre`. */
const read = (path: string) =>
  parse(fs.readFileSync(`public${path}index.html`, 'utf8'), {
    blockTextElements: { script: true, style: true },
  });

const LOG_LINE =
  '[Nest] 42  - ERROR No access token found for the request, it will be rejected by guard and return 401.';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

it.each([
  ['/api/typeorm/src/classes/BaseTypeormEntityRepository/', 8100],
  ['/api/typeorm/src/classes/DbConfig/', 3750],
  ['/api/configuration/', 1800],
])('%s is at most %i px high', async (path, limit) => {
  const viewport = { width: 1440, height: 900 };
  const { page, close } = await openPage(browser, site.origin + prefix + path, { viewport });
  const { height = Infinity } = (await page.locator('article').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(limit);
  await close();
});

it('an error message that the reader pasted is in the upper third of the window', async () => {
  const viewport = { width: 1440, height: 900 };
  const address = `${site.origin}${prefix}/api/errors/?q=${encodeURIComponent(LOG_LINE)}`;
  const { page, close } = await openPage(browser, address, { viewport });
  const found = page.locator('[data-filtered] details[open]:visible');
  const { y = Infinity } = (await found.boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(330);
  await close();
});

it.each(['#redis', '#redis-commonConfig-host'])(
  'a link to %s opens the keys of the package',
  async (hash) => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/configuration/${hash}`);
    await page.locator('[data-group=redis] > details[open]').waitFor();
    expect(await page.locator('[data-group] > details[open]').count()).toBe(1);
    await close();
  },
);

it('the keys of all packages are printed', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/configuration/`);
  await page.emulateMedia({ media: 'print' });
  const isShown = await page
    .locator('[data-item]')
    .evaluateAll((keys) => keys.map((key) => key.checkVisibility({ contentVisibilityAuto: true })));
  expect(isShown.length).toBeGreaterThan(100);
  expect(new Set(isShown)).toEqual(new Set([true]));
  await close();
});

it.each(LOCALES.flatMap(([lang, root]) => PAGES.map((path) => [lang, root + path] as const)))(
  'lang attributes match the language of the text, in %s: %s',
  (pageLang, path) => {
    const marked = read(path)
      .querySelectorAll('article [lang]')
      .map((each) => ({ lang: each.getAttribute('lang'), text: each.text }));
    expect(marked.filter(({ lang, text }) => lang === pageLang || /[а-яіїє]/i.test(text))).toEqual([]);
  },
);

it('the address of a package without src/ leads to its page', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/typeorm/`);
  await page.waitForURL(`${site.origin}${prefix}/api/typeorm/src/`);
  expect(await page.locator('h1').textContent()).toBe('@softkit/typeorm');
  await close();
});

it('a symbol page shows its kind, import statement, and source location', () => {
  const page = read(prefix + PAGES[0]);
  expect(page.querySelector('h1')?.text).toBe('BaseTypeormEntityRepository');
  expect(page.querySelector('h1 + p')?.text).toContain(t['reference.abstract']);
  expect(page.querySelector('figure.import')?.text).toContain(
    "import { BaseTypeormEntityRepository } from '@softkit/typeorm';",
  );
  const source = page.querySelectorAll('a').find(({ text }) => /^typeorm\/src\/.+\.ts:\d+$/.test(text));
  expect(source?.getAttribute('href')).toMatch(
    /^https:\/\/github\.com\/softkitit\/softkit-core\/blob\/[\da-f]{40}\/libs\/typeorm\/src\/.+\.ts#L\d+$/,
  );
  expect(page.querySelector('figure.signature a')?.getAttribute('href')).toBe(
    `${prefix}/api/typeorm/src/classes/EntityHelper/`,
  );
});

it.each([
  [
    '/api/jobs/src/classes/JobsModule/',
    ['setupRedisModule', 'AbstractJobVersionService', 'JobVersionService', 'JOBS_CONFIG_TOKEN'],
    ['TypeOrmModule.forFeature([JobDefinition, JobExecution, JobVersion])', 'options.queueNames', 'global'],
  ],
  [
    '/api/typeorm/src/functions/setupTypeormModule/',
    [],
    ['TypeOrmModule.forRootAsync', 'options.optionsFactory', 'options.migrations'],
  ],
])('%s says what the module imports, provides, and exports, and its options', (path, linked, named) => {
  const main = read(prefix + path).querySelector('main');
  expect(main?.querySelector('h2#module')?.text).toBe(reference['module']);
  expect(main?.querySelectorAll('a').map(({ text }) => text)).toEqual(expect.arrayContaining(linked));
  const codes = main?.querySelectorAll('p code, dl code').map(({ text }) => text);
  expect(codes).toEqual(expect.arrayContaining(named));
});

it('the page of a provider links to the module that provides it', () => {
  const users = read(`${prefix}/api/jobs/src/classes/JobVersionService/`)
    .querySelectorAll('.users')
    .find(({ text }) => text.includes(reference['usedBy.provided']));
  expect(users?.querySelector('a')?.getAttribute('href')).toBe(`${prefix}/api/jobs/src/classes/JobsModule/`);
});

it('a member links to its source code and to guides that use it, outside its heading', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}`);
  const heading = page.locator('#updatePartial');
  const name = t['reference.sourceOf'].replace('{{name}}', 'updatePartial()');
  const source = page.getByRole('link', { name, exact: true });
  expect(await source.getAttribute('href')).toMatch(/\/libs\/typeorm\/src\/.+\.ts#L\d+$/);
  expect(await heading.textContent()).toBe('updatePartial()');
  const { width = 0, height = 0 } = (await source.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  const guides = page.locator('.member-guides').first();
  expect(await guides.textContent()).toContain(t['reference.inGuides']);
  expect(await guides.getByRole('link').first().getAttribute('href')).toMatch(
    new RegExp(`^${prefix}/libraries/`),
  );
  const example = page.locator('.member-guides details').first();
  await example.locator('summary').click();
  expect(await example.locator('code').textContent()).toMatch(/\.\w+\(/);
  await close();
});

it('an enum member links to its source code at the end of its row', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[2]}`);
  const row = page.locator('tr#EACH');
  const source = row.getByRole('link', { name: t['reference.sourceOf'].replace('{{name}}', 'EACH') });
  expect(await source.getAttribute('href')).toMatch(/\/permission\.decorator\.ts#L\d+$/);
  expect(await row.getByRole('rowheader').textContent()).toBe('EACH');
  const [link, box] = [await source.boundingBox(), await row.boundingBox()];
  expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(link?.y).toBeGreaterThanOrEqual(box?.y ?? Infinity);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
  await close();
});

it('lines separate members, but not the first one from its title', async () => {
  const { page, close } = await openPage(
    browser,
    `${site.origin}${prefix}/api/typeorm/src/classes/DbConfig/`,
  );
  const lines = await page
    .locator('main .member')
    .evaluateAll((members) => members.map((each) => getComputedStyle(each).borderTopWidth));
  expect(lines.slice(0, 3)).toEqual(['0px', '1px', '1px']);
  await close();
});

it('the contents of all changes include the upgrade form', () => {
  const page = read(`${prefix}/api/changes/`);
  expect(page.querySelector('[data-island^=Toc] li a')?.text).toBe(page.querySelector('#upgrade')?.text);
});

it.each([
  ['typeorm', '/api/typeorm/src/classes/DbConfig/'],
  ['clients/platform-client', '/api/clients/platform-client/src/functions/AuthApiFp/'],
])('the sidebar shows the entries of the current package only: %s', (name, path) => {
  const categories = read(prefix + path)
    .querySelectorAll('[id="site:docs-nav"] details')
    .map((each) => [each.getAttribute('data-doc'), each.hasAttribute('open')]);
  expect(categories).toEqual([
    ['api', true],
    [`api/${name}/src`, true],
    [expect.stringMatching(`^api/${name}/src/#`), true],
  ]);
});

it('the contents list the guides that use the symbol', () => {
  const entry = read(prefix + PAGES[0]).querySelector('[data-island^=Toc] a[href="#site:used-in-guides"]');
  expect(entry?.text).toBe(t['reference.usedIn']);
});

it('links to members work even if they are not rendered', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}#upsert`);
  await page.waitForFunction(() => {
    const box = document.getElementById('upsert')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
  await close();
});

it('the package list is complete without JavaScript', () => {
  expect(read(`${prefix}/api/`).querySelectorAll('main h2 a')).toHaveLength(25);
});
