import type { Browser } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, openPage, VIEWPORTS, ONE_LOCALE } from '../support/browser';
import type { Site } from '../support/server';

const [api, common, kinds] = [readMessages('api'), readMessages('common'), readMessages('kinds')];
const reference = readMessages('reference');

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
];

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

describe.each(LOCALES)('the reference in %s', (lang, prefix) => {
  const t = { ...api[lang], ...common[lang], ...kinds[lang] };

  it.each(PAGES)('%s does not scroll horizontally, but its code blocks do', async (path) => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + path);
    for (const [name, viewport] of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const wider = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        return [...document.querySelectorAll('main *')]
          .filter((element) => !element.closest('pre') && element.getBoundingClientRect().right > width + 1)
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect([name, wider]).toEqual([name, []]);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['/api/errors/', 'reference.filter.messages', 'tenant'],
    ['/api/configuration/', 'reference.filter.keys', 'port'],
  ] as const)('the sections of %s can be filtered by keyboard', async (path, label, word) => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}${path}`);
    const sections = page.locator('main h3:visible');
    const all = await sections.count();
    await page.getByRole('searchbox', { name: t[label] }).focus();
    await page.keyboard.type(word);
    await page.getByText(/^(?:\d+ found|Знайдено: \d+)$/).waitFor();
    expect(await sections.count()).toBeLessThan(all);
    // The contents list the packages.
    const entries = page.locator('[data-island^=toc] li a:visible');
    expect(await entries.count()).toBe(await page.locator('main h2:visible').count());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.locator('#auth').waitFor();
    expect(await sections.count()).toBe(all);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['/api/typeorm/src/classes/BaseTypeormEntityRepository/', 8100],
    ['/api/typeorm/src/classes/DbConfig/', 3700],
  ])('%s is at most %i px high', async (path, limit) => {
    const viewport = { width: 1440, height: 900 };
    const { page, close } = await openPage(browser, site.origin + prefix + path, { viewport });
    const { height = Infinity } = (await page.locator('article').boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(limit);
    await close();
  });

  it('lang attributes match the language of the text', async () => {
    for (const path of PAGES) {
      const { page, close } = await openPage(browser, site.origin + prefix + path, {
        javaScriptEnabled: false,
      });
      const marked = await page.locator('article [lang]').evaluateAll((elements) =>
        elements.map((element) => ({
          lang: element.getAttribute('lang'),
          text: element.textContent ?? '',
        })),
      );
      expect(
        marked.filter(({ lang: markedLang, text }) => markedLang === lang || /[а-яіїє]/i.test(text)),
      ).toEqual([]);
      await close();
    }
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it('the address of a package without src/ leads to its page', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/typeorm/`);
    await page.waitForURL(`${site.origin}${prefix}/api/typeorm/src/`);
    expect(await page.locator('h1').textContent()).toBe('@softkit/typeorm');
    await close();
  });

  it('keeps the filtered error messages when it becomes interactive', async () => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}/api/errors/`);
    const input = page.getByRole('searchbox', { name: t['reference.filter.messages'] });
    await input.fill('tenant');
    const found = page.getByText(/^(?:\d+ found|Знайдено: \d+)$/);
    await found.waitFor();
    const sections = page.locator('main h3:visible');
    const count = await sections.count();
    await waitUntilReady(page);
    expect([await input.inputValue(), await sections.count()]).toEqual(['tenant', count]);
    expect(await found.count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('a symbol page shows its kind, import statement, and source location', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}`);
    expect(await page.locator('h1').textContent()).toBe('BaseTypeormEntityRepository');
    await page.locator('h1 + p').getByText(t['reference.abstract'], { exact: true }).waitFor();
    expect(await page.locator('figure.import').textContent()).toContain(
      "import { BaseTypeormEntityRepository } from '@softkit/typeorm';",
    );
    const source = page.getByRole('link', { name: /^typeorm\/src\/.+\.ts:\d+$/ });
    expect(await source.getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/softkitit\/softkit-core\/blob\/[\da-f]{40}\/libs\/typeorm\/src\/.+\.ts#L\d+$/,
    );
    const types = page.locator('figure.signature').first().getByRole('link');
    expect(await types.first().getAttribute('href')).toBe(`${prefix}/api/typeorm/src/classes/EntityHelper/`);
    await close();
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
  ])(
    '%s says what the module imports, provides, and exports, and its options',
    async (path, linked, named) => {
      const { page, close } = await openPage(browser, `${site.origin}${prefix}${path}`);
      expect(await page.locator('h2#module').textContent()).toBe(reference[lang]['module']);
      for (const name of linked)
        expect(await page.locator('main').getByRole('link', { name, exact: true }).count()).toBeGreaterThan(
          0,
        );
      const codes = await page.locator('main :is(p, dl) code').allTextContents();
      expect(codes).toEqual(expect.arrayContaining(named));
      await close();
    },
  );

  it('the page of a provider links to the module that provides it', async () => {
    const address = `${prefix}/api/jobs/src/classes/JobVersionService/`;
    const { page, close } = await openPage(browser, site.origin + address);
    const users = page.locator('.users').filter({ hasText: reference[lang]['usedBy.provided'] });
    expect(await users.getByRole('link').getAttribute('href')).toBe(
      `${prefix}/api/jobs/src/classes/JobsModule/`,
    );
    await close();
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

  it('the contents of all changes include the upgrade form', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/changes/`);
    const [entry] = await page.locator('[data-island^=toc] li a:visible').all();
    expect(await entry?.textContent()).toBe(await page.locator('#upgrade').textContent());
    await close();
  });

  it.each([
    ['typeorm', '/api/typeorm/src/classes/DbConfig/'],
    ['clients/platform-client', '/api/clients/platform-client/src/functions/AuthApiFp/'],
  ])('the sidebar shows the entries of the current package only: %s', async (name, path) => {
    const { page, close } = await openPage(browser, site.origin + prefix + path);
    const categories = await page
      .locator('[id="site:docs-nav"] details')
      .evaluateAll((elements) =>
        elements.map((each) => [(each as HTMLElement).dataset['doc'], each.hasAttribute('open')]),
      );
    expect(categories).toEqual([
      ['api', true],
      [`api/${name}/src`, true],
      [expect.stringMatching(`^api/${name}/src/#`), true],
    ]);
    await close();
  });

  it('the contents list the guides that use the symbol', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}`);
    const entry = page.locator('[data-island^=toc] li a[href="#site:used-in-guides"]').last();
    expect(await entry.textContent()).toBe(t['reference.usedIn']);
    await close();
  });

  it('links to members work even if they are not rendered', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}#upsert`);
    await page.waitForFunction(() => {
      const box = document.getElementById('upsert')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
    await close();
  });

  it('the package list is complete without JavaScript, and has no filter', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/`, {
      javaScriptEnabled: false,
    });
    expect(await page.locator('main h2 a').count()).toBe(25);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await close();
  });

  it('the package list can be filtered, also with text that was typed before it was interactive', async () => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}/api/docs/`);
    const input = page.locator('main').getByRole('searchbox', { name: t['reference.filter.label'] });
    await input.fill('JwtAuth');
    await waitUntilReady(page);
    await page.locator('main').getByRole('link', { name: 'RefreshJwtAuthGuard' }).waitFor();
    expect(await page.locator('main h2 a').allTextContents()).toEqual(['@softkit/auth']);
    expect(await page.locator('main').getByRole('status').first().textContent()).toMatch(/1 .*, 2 /);
    await input.fill('');
    await page.getByRole('button', { name: new RegExp(`^${t['kind.plural.enumeration']}`) }).click();
    const ofKind = await page.locator('main h2 a').count();
    expect(ofKind).toBeLessThan(25);
    // The page is loaded again, by a reload or by going back.
    await page.reload();
    await page.waitForFunction((count) => document.querySelectorAll('main h2 a').length === count, ofKind);
    expect(problems).toEqual([]);
    await close();
  });
});
