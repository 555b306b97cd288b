import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { axeFindings } from '../support/axe';
import { launch, LOCALES, openPage, waitUntilReady, waitUntilSettled } from '../support/browser';
import { createFixtureSite, type FixtureSite } from '../support/fixture-site';
import { serveSite, type Site } from '../support/server';

const TEXTS = readMessages('common');
const OLD = '/0.5';

let source: FixtureSite;
let host: string;
let site: Site;
let browser: Browser;

/** Serves two builds: the newest version at `/`, and an old one with another page at `/0.5/`. */
beforeAll(async () => {
  source = createFixtureSite();
  writePages('New', ['index', 'faq']);
  await build({});
  host = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-versions-'));
  fs.cpSync(path.join(source.root, 'public'), host, { recursive: true });
  fs.writeFileSync(
    path.join(host, 'versions.json'),
    JSON.stringify([
      { name: 'current', label: 'Next', url: '/' },
      { name: '0.5', label: '0.5', url: `${OLD}/` },
    ]),
  );

  writePages('Old', ['index', 'faq', 'gone']);
  const settings = source.read('src/config/versions.ts');
  source.write(
    'src/config/versions.ts',
    settings.replace("name: 'current', label: 'Next'", "name: '0.5', label: '0.5'"),
  );
  await build({ PATH_PREFIX: OLD, GATSBY_NEWEST_URL: '/' }, ['--prefix-paths']);
  fs.symlinkSync(path.join(source.root, 'public'), path.join(host, OLD));
  // The server reads one policy. It must allow the old version's inline scripts, which the test looks at.
  fs.writeFileSync(path.join(host, '_headers'), source.read('public/_headers').replace(`${OLD}/*`, '/*'));
  [site, browser] = await Promise.all([serveSite(host), launch()]);
}, 900_000);

function writePages(title: string, names: readonly string[]): void {
  const text = names.map((name) => `[${name}](./${name}.md)`).join(' ');
  for (const locale of ['en', 'uk']) {
    for (const name of names)
      source.write(
        `content/${locale}/${name}.md`,
        `---\ntitle: ${title} ${name}\ndescription: D\n---\n\n${text}\n`,
      );
  }
}

async function build(environment: Record<string, string>, options: string[] = []): Promise<void> {
  const settings = { PATH_PREFIX: undefined, GATSBY_NEWEST_URL: undefined, GATSBY_NOINDEX: undefined };
  const { code, output } = await source.build({ ...settings, ...environment }, options);
  if (code !== 0) throw new Error(output.slice(-5000));
}

afterAll(async () => {
  await browser?.close();
  await site?.close();
  source?.close();
  if (host) fs.rmSync(host, { recursive: true });
});

describe.each(LOCALES)('an old deployment in %s', (lang, prefix) => {
  const texts = TEXTS[lang];

  it('leads to the same page of the newest one by keyboard, and is kept out of search engines', async () => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${OLD}${prefix}/faq/`);
    const bar = page.getByRole('status').filter({ hasText: 'Next' });
    await bar.waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts['version.old.page']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}${prefix}/faq/`);
    expect(await page.locator('h1').textContent()).toBe('New faq');
    await close();
  });

  it('leads to the newest home page from a page that is gone, and from page to page in the app', async () => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${OLD}${prefix}/gone/`);
    const link = page.getByRole('status').filter({ hasText: 'Next' }).getByRole('link');
    const address = () => link.evaluate((element) => (element as HTMLAnchorElement).href);
    await link.waitFor();
    expect(await address()).toBe(`${site.origin}${prefix}/`);
    await waitUntilReady(page);
    expect(await address()).toBe(`${site.origin}${prefix}/`);
    await page.locator('article').getByRole('link', { name: 'faq' }).click();
    await page.getByRole('heading', { level: 1, name: 'Old faq' }).waitFor();
    await link.filter({ hasText: texts['version.old.page'] }).waitFor();
    expect(await address()).toBe(`${site.origin}${prefix}/faq/`);
    expect(await page.locator('meta[name=robots]').count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('fits a window of 320 px', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${OLD}${prefix}/faq/`, {
      viewport: { width: 320, height: 640 },
    });
    const bar = page.getByRole('status').filter({ hasText: 'Next' });
    await bar.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await bar.boundingBox())?.height).toBeLessThan(120);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  it('lists the versions of the newest one in the version switch', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${OLD}${prefix}/faq/`);
    await page.locator('header summary').click();
    const newest = page.locator('header details').getByRole('link', { name: 'Next' });
    expect(await newest.getAttribute('href')).toBe(`${site.origin}${prefix}/faq/`);
    await close();
  });
});

it('works like the newest deployment while the list of versions is missing', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  await page.route('**/versions.json', (route) =>
    route.request().url() === `${site.origin}/versions.json`
      ? route.fulfill({ status: 404 })
      : route.continue(),
  );
  const answered = page.waitForResponse(`${site.origin}/versions.json`);
  await page.goto(`${site.origin}${OLD}/faq/`);
  await answered;
  await waitUntilSettled(page);
  expect(await page.getByText(TEXTS.en['version.old.page']).count()).toBe(0);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await close();
});

it('the newest deployment requests no list of versions', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site.origin}/faq/`);
  await waitUntilReady(page);
  await waitUntilSettled(page);
  expect(requests.filter((url) => /versions\.json|page-list/.test(url))).toEqual([]);
  await close();
});
