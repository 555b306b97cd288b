import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  securityHeaders,
} from '../../plugins/gatsby-plugin-site-files/src/hosts/security-headers';
import { RESERVED_IDS } from '../../src/model/docs/reserved-ids';
import {
  waitUntilReady,
  launch,
  NARROW,
  openPage,
  waitUntilSettled,
  RESULT,
  ONE_LOCALE,
  ONE_PREFIX,
} from '../support/browser';
import { serveWithNginx } from '../support/nginx';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveWithNginx(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Records Content Security Policy violations, whether reported as events or in the console. */
async function openWatched(
  url: string,
  options = {},
): Promise<{
  page: Page;
  problems: string[];
  violations: () => Promise<string[]>;
  close: () => Promise<void>;
}> {
  const { page, problems, close } = await openPage(browser, 'about:blank', options);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  const violations = async () => [
    ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
    ...problems.filter((problem) => /Content Security Policy|page error/.test(problem)),
  ];
  return { page, problems, violations, close };
}

const PAGES = [...TEMPLATES, ['an alias', '/api/docs/']] as const;

it.each(PAGES)(
  '%s works without errors and Content Security Policy violations, and has IDs of its own',
  async (_, path) => {
    const { page, problems, violations, close } = await openWatched(`${site.origin}${ONE_PREFIX}${path}`, {
      viewport: NARROW,
    });
    await waitUntilReady(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(ONE_LOCALE);
    expect(await page.locator('h1').count()).toBe(1);
    await page.keyboard.press('?');
    await page.locator('[id="site:keyboard-help"][open]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transaction');
    await page.locator(RESULT).first().waitFor();
    const { all, frame } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('[id]')];
      return {
        all: elements.map(({ id }) => id),
        frame: elements.filter((element) => !element.closest('.markdown')).map(({ id }) => id),
      };
    });
    expect(new Set(all).size).toBe(all.length);
    // No ID of the frame can be a heading's ID.
    expect(frame.filter((id) => !id.includes(':') && !RESERVED_IDS.has(id))).toEqual([]);
    expect([problems, await violations()]).toEqual([[], []]);
    await close();
  },
);

it('does not run an unknown script', async () => {
  const { page, violations, close } = await openWatched(`${site.origin}/`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/nope.png" onerror="window.ran = true">');
  });
  await waitUntilSettled(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect((await violations()).length).toBeGreaterThan(0);
  await close();
});

it.each([
  '/search/?q=<img src=x onerror=alert(1)>',
  '/uk/search/?q="><script>alert(1)</script>',
  '/faq/#<img src=x onerror=alert(1)>',
  '/nope/<script>alert(1)</script>/',
  '/uk/nope/"onmouseover="alert(1)/?x=<script>',
])('does not run code in the URL: %s', async (address) => {
  const { page, violations, close } = await openWatched(
    site.origin + encodeURI(address).replace(/%23/g, '#'),
  );
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    void dialog.dismiss();
  });
  await waitUntilReady(page);
  await waitUntilSettled(page);
  expect([asked, await violations()]).toEqual([false, []]);
  await close();
});

it('does not run code in the storage', async () => {
  const { page, violations, close } = await openWatched(`${site.origin}/`);
  const evil = '"><img src=x onerror="window.ran = true">';
  await page.evaluate((text) => {
    for (const key of [
      'theme',
      'sidebar',
      'announcement',
      'docs-preferred-version-default',
      'recent-searches',
    ])
      localStorage.setItem(key, text);
    sessionStorage.setItem('sidebar-state', text);
  }, evil);
  await page.reload();
  await waitUntilReady(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await violations()).toEqual([]);
  await close();
});

describe('nginx responses', () => {
  const request = (address: string) => fetch(site.origin + address, { redirect: 'manual' });

  it('have the same headers as the _headers file', async () => {
    const hostFile = fs.readFileSync('public/_headers', 'utf8').split('\n\n')[0] ?? '';
    for (const address of ['/', '/uk/faq/', '/nope/', '/page-data/app-data.json', '/sw.js']) {
      const { headers } = await request(address);
      for (const [, name = '', value] of hostFile.matchAll(/^ {2}([^:]+): (.+)$/gm))
        expect([address, name, headers.get(name)]).toEqual([address, name, value]);
    }
  });

  it('cache hashed files permanently, and require revalidation of all others', async () => {
    const hashed = fs.readdirSync('public').find((name) => /^islands-[0-9a-f]{20}\.js$/.test(name));
    expect((await request(`/${hashed}`)).headers.get('cache-control')).toContain('immutable');
    for (const address of ['/', '/sw.js', '/faq/']) {
      expect([address, (await request(address)).headers.get('cache-control')]).toEqual([
        address,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  it.each([
    ['/nope/', 404, 'lang="en"'],
    ['/uk/nope/', 404, 'lang="uk"'],
    ['/uk/nope.html', 404, 'lang="uk"'],
    // A folder without a page.
    ['/page-data/', 404, 'lang="en"'],
    ['/faq/', 200, 'lang="en"'],
    ['/_headers', 404, ''],
    ['/nginx.conf.snippet', 404, ''],
  ])('%s returns %d in its language', async (address, status, text) => {
    const response = await request(address);
    expect(response.status).toBe(status);
    expect((await response.text()).slice(0, 200)).toContain(text);
  });

  it.each([
    ['/faq', '/faq/'],
    ['/faq/index.html?q=1', '/faq/?q=1'],
    ['/faq.html?q=1', '/faq/?q=1'],
    ['/index.html', '/'],
  ])('%s redirects to %s', async (address, target) => {
    const response = await request(address);
    expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  });

  it.each([
    '//evil.example/index.html',
    '//evil.example/faq.html',
    '/%0d%0aSet-Cookie:a=b/index.html',
    '/\\evil.example/index.html',
  ])('%s does not redirect to another host or set a header', async (address) => {
    const response = await request(address);
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the published files', () => {
  it('contain no admin key', () => {
    const texts = fs
      .readdirSync('public', { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:js|map)$/.test(entry.name))
      .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
    expect(texts.filter((text) => /GATSBY_[A-Z_]*ADMIN|ALGOLIA_ADMIN_KEY/.test(text))).toEqual([]);
  });

  it('have the headers that the README lists', () => {
    const rows = fs
      .readFileSync('README.md', 'utf8')
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' | '),
      );
    const headers = securityHeaders({
      scriptHashes: ["'sha256-…'"],
      styleHashes: ["'sha256-…'"],
      connect: [],
    });
    for (const { name, value } of [
      ...headers,
      { name: 'Cache-Control (files named after their content)', value: CACHE_FOREVER },
      { name: 'Cache-Control (everything else)', value: CACHE_REVALIDATE },
    ])
      expect(rows).toContain(`${name} | \`${value}\``);
  });
});
