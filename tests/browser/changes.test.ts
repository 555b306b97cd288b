import type { Browser, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { axeFindings } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, openPage, VIEWPORTS, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const prefix = ONE_PREFIX;
const t = { ...readMessages('api')[ONE_LOCALE], ...readMessages('common')[ONE_LOCALE] };
const path = `${prefix}/api/typeorm/changes/`;
const [older, newer] = [t['changes.from'], t['changes.to']];
const sum = (page: Page, from: string, to: string) =>
  page.getByRole('heading', {
    level: 2,
    name: t['changes.sum'].replace('{{from}}', from).replace('{{to}}', to),
    exact: true,
  });

it.each(VIEWPORTS)(
  'can be compared between two releases by keyboard in a %s window, and the URL keeps the selection',
  async (_, viewport) => {
    const { page, problems, close } = await openPage(browser, site.origin + path, { viewport });
    await waitUntilReady(page);
    const list = page.locator('[id="v0.6.0"]');
    const from = page.getByRole('combobox', { name: older });
    const to = page.getByRole('combobox', { name: newer });
    expect(await to.count()).toBe(0);
    await from.focus();
    await page.keyboard.type('0.1.0');
    await to.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('0.5.0');
    await sum(page, '0.1.0', '0.5.0').waitFor();

    const compared = page.locator('main [aria-live]');
    expect(await list.isVisible()).toBe(false);
    const contents = page.getByText(t['toc.title'], { exact: true }).locator('visible=true');
    expect(await contents.count()).toBe(1);
    const listed = page.locator('[data-island^=Toc] ul').first();
    const groups = await compared.locator('h3').allTextContents();
    expect(groups.length).toBeGreaterThan(1);
    expect(await listed.locator('a').allTextContents()).toEqual(groups);
    expect(await compared.getByRole('link', { name: 'TYPEORM_SEEDERS_TOKEN' }).count()).toBe(1);
    expect(await compared.getByText('BaseTypeormEntityRepository', { exact: true }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWider)).toBe(false);

    await page.reload();
    await sum(page, '0.1.0', '0.5.0').waitFor();
    expect(await contents.count()).toBe(1);
    const inOtherLanguage = page.locator('a[hreflang]').first();
    await inOtherLanguage.dispatchEvent('focusin');
    expect(await inOtherLanguage.getAttribute('href')).toMatch(/\?from=0\.1\.0&to=0\.5\.0$/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('combobox', { name: older }).selectOption('');
    await list.waitFor();
    expect(await contents.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await close();
  },
);

it('keep their place and their measure while two releases are compared', async () => {
  const { page, problems, close } = await openPage(browser, site.origin + path, {
    viewport: { width: 1440, height: 900 },
  });
  await waitUntilReady(page);
  const places = () =>
    page
      .locator('main h1, main article > p, main [name=from], [data-island^=Toc] ul')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ x, y, width }) => [x, y, width]),
      );
  const before = await places();
  await page.getByRole('combobox', { name: older }).selectOption('0.1.0');
  await page.locator('main [aria-live] h2').waitFor();
  expect(before.length).toBeGreaterThanOrEqual(3);
  expect(await places()).toEqual(before);

  const group = page.locator('main [aria-live] h3').last();
  await page.locator('[data-island^=Toc] li a:visible').last().click();
  await page.waitForURL(`**#${await group.getAttribute('id')}`);
  await page.reload();
  await group.waitFor();
  await waitUntilReady(page);
  expect(await group.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(900);
  expect(await page.locator('.message').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it('open at the release that removed a name when coming from the search', async () => {
  const { page, problems, close } = await openPage(browser, `${site.origin}${path}?from=0.1.0&to=0.5.0`);
  await sum(page, '0.1.0', '0.5.0').waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('BaseRepository');
  await dialog.getByRole('option', { name: '0.6.0' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}#v0.6.0`);
  await page.locator('[id="v0.6.0"]').waitFor();
  expect(await sum(page, '0.1.0', '0.5.0').count()).toBe(0);
  const isInSight = (heading: Element) => heading.getBoundingClientRect().top < window.innerHeight;
  expect(await page.locator('[id="v0.6.0"]').evaluate(isInSight)).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

it('are complete without JavaScript, and linked from the package page and the sidebar', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/typeorm/src/`, {
    javaScriptEnabled: false,
  });
  for (const landmark of ['main', 'aside, nav'])
    expect(await page.locator(landmark).locator(`a[href="${path}"]:visible`).count()).toBeGreaterThan(0);
  await page.locator(`main .markdown a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);

  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await page.locator('main h2').allTextContents()).toEqual(
    expect.arrayContaining(['0.6.0', '0.5.0', '0.0.1']),
  );
  expect(await page.locator('main section > .heading time').first().getAttribute('datetime')).toBe(
    '2024-07-29',
  );
  const trail = page.getByRole('navigation', { name: t['breadcrumbs.label'] });
  const hrefs = await trail
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  expect(hrefs).toEqual([`${prefix}/`, `${prefix}/api/`, `${prefix}/api/typeorm/src/`]);
  await close();
});

it.each([
  ['/api/auth/changes/', 'a:has(> code)'],
  ['/libraries/auth/guards/', 'pre a'],
])('on %s, the underline of linked code does not hide underscores', async (path_, link) => {
  const { page, close } = await openPage(browser, site.origin + prefix + path_);
  const below = await page
    .locator(`main ${link}`)
    .filter({ hasText: 'SKIP_AUTH' })
    .first()
    .evaluate((element) => {
      const { font } = getComputedStyle(element.querySelector('code') ?? element);
      const drawn = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, { font });
      const underscore = (drawn as CanvasRenderingContext2D).measureText('_').actualBoundingBoxDescent;
      return parseFloat(getComputedStyle(element).textUnderlineOffset) - underscore;
    });
  expect(below).toBeGreaterThan(0.5);
  await close();
});

it('are shown on a symbol page, and can be expanded by keyboard', async () => {
  const { page, close } = await openPage(
    browser,
    `${site.origin}${prefix}/api/typeorm/src/functions/setupTypeormModule/`,
    { javaScriptEnabled: false },
  );
  await page.getByText(t['reference.since'].replace('{{version}}', '0.0.4'), { exact: true }).waitFor();
  const old = page.getByText('setupTypeormModule(): DynamicModule', { exact: true });
  expect(await old.isVisible()).toBe(false);
  await page.locator('summary', { hasText: '0.2.0' }).focus();
  await page.keyboard.press('Enter');
  await old.waitFor();
  await close();
});
