import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { InlineSources } from './check-policy';
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

/** Takes note of what it is shown. */
function policyOf(checked: string[]) {
  return {
    check: (page: string, html: string) => {
      checked.push(`${page}: ${html}`);
      return { scripts: [html], styles: [] };
    },
    addEarlier: ({ scripts }: InlineSources) => void checked.push(`added: ${scripts.join()}`),
  };
}

it('applies the steps to each page in order, and checks the result', () => {
  const checked: string[] = [];
  const steps = [() => 'one', (html: string) => `${html} two`];
  const { written } = finishPages(publicDir, steps, policyOf(checked));
  expect(checked).toEqual(['public/404.html: one two', 'public/a/index.html: one two']);
  expect(written).toBe(2);
  expect(fs.readFileSync(path.join(publicDir, 'a/index.html'), 'utf8')).toBe('one two');
  expect(fs.readFileSync(path.join(publicDir, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')).toBe(HTML);
});

it('checks finished pages again without writing them', () => {
  const steps = pageSteps({
    enhanceUrl: '/boot.js',
    base: '',
    bootScript: 'boot()',
  });
  expect(finishPages(publicDir, steps, policyOf([])).written).toBe(2);
  const checked: string[] = [];
  expect(finishPages(publicDir, steps, policyOf(checked)).written).toBe(0);
  expect(checked).toHaveLength(2);
  expect(checked[0]).not.toMatch(/style=|slice-/);
});

it('reuses the earlier result for pages that have not changed', () => {
  const steps = [() => 'done'];
  const { pages } = finishPages(publicDir, steps, policyOf([]));
  write('404.html', 'new');
  const checked: string[] = [];
  const again = finishPages(publicDir, steps, policyOf(checked), pages);
  expect(checked).toEqual(['public/404.html: done', 'added: done']);
  expect(again.written).toBe(1);
  expect(Object.keys(again.pages)).toEqual(['404.html', 'a/index.html']);
});
