import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finishPages, languageOf, pageSteps } from './finish-pages';

const HTML =
  '<body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script><slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end></body>';

let publicDir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true });
  fs.writeFileSync(path.join(publicDir, file), text);
};

beforeEach(() => {
  publicDir = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-pages-'));
  write('a/index.html', HTML);
  write('404.html', HTML);
  write('_gatsby/slices/_gatsby-scripts-1.html', HTML);
  write('a/page.json', HTML);
});

afterEach(() => fs.rmSync(publicDir, { recursive: true, force: true }));

it('applies the steps to each page in order', () => {
  const steps = [() => 'one', (html: string) => `${html} two`];
  expect(finishPages(publicDir, steps).written).toBe(2);
  for (const page of ['404.html', 'a/index.html'])
    expect(fs.readFileSync(path.join(publicDir, page), 'utf8')).toBe('one two');
  expect(fs.readFileSync(path.join(publicDir, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')).toBe(HTML);
});

it('leaves finished pages as they are', () => {
  const steps = pageSteps((page) => ({ scripts: [`/${page}.js`], sheets: [] }), 'boot()');
  expect(finishPages(publicDir, steps).written).toBe(2);
  const page = fs.readFileSync(path.join(publicDir, '404.html'), 'utf8');
  expect(page).not.toMatch(/style=|slice-/);
  expect(page).toContain('"/404.html.js"');
  expect(finishPages(publicDir, steps).written).toBe(0);
  expect(fs.readFileSync(path.join(publicDir, '404.html'), 'utf8')).toBe(page);
});

it('reads only pages that have changed', () => {
  const { stamps } = finishPages(publicDir, [() => 'done']);
  write('404.html', 'new');
  const read: string[] = [];
  const again = finishPages(publicDir, [(html) => (read.push(html), 'done')], stamps);
  expect(read).toEqual(['new']);
  expect(again.written).toBe(1);
  expect(Object.keys(again.stamps)).toEqual(['404.html', 'a/index.html']);
});

it.each([
  ['index.html', 'en'],
  ['uk/faq/index.html', 'uk'],
  ['uk/404/index.html', 'uk'],
  ['how-to/404/index.html', 'en'],
  ['404.html', 'en'],
])('knows the language of %s', (page, language) => {
  expect(languageOf(page)).toBe(language);
});
