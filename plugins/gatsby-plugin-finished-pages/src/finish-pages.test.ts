import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finishPages, pageSteps } from './finish-pages';

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

it('every page goes through the steps in their order, and is checked as it will be served', () => {
  const checked: string[] = [];
  const written = finishPages(publicDir, [() => 'one', (html) => `${html} two`], (page, html) =>
    checked.push(`${page}: ${html}`),
  );
  expect(checked).toEqual(['404.html: one two', 'a/index.html: one two']);
  expect(written).toBe(2);
  expect(fs.readFileSync(path.join(publicDir, 'a/index.html'), 'utf8')).toBe('one two');
  expect(fs.readFileSync(path.join(publicDir, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')).toBe(HTML);
});

it('pages that are finished already are checked again and not written', () => {
  const steps = pageSteps({
    enhanceUrl: '/boot.js',
    base: '',
    bootScript: 'boot()',
  });
  expect(finishPages(publicDir, steps, () => undefined)).toBe(2);
  const checked: string[] = [];
  expect(finishPages(publicDir, steps, (_, html) => checked.push(html))).toBe(0);
  expect(checked).toHaveLength(2);
  expect(checked[0]).not.toMatch(/style=|slice-/);
});
