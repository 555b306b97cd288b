import { readImageHelpers } from './image-helpers';
import { pageDataFile } from '../../../src/model/page-data-files';
import { dropGatsbyStyles, dropImageHelpers, pagePathOf } from './rewrite-gatsby-scripts';

it.each([
  ['/', 'page-data/index/page-data.json'],
  ['/uk/faq/', 'page-data/uk/faq/page-data.json'],
  ['/404.html', 'page-data/404.html/page-data.json'],
])('returns the data file of page %s: %s', (pagePath, data) => {
  expect(pageDataFile(pagePath)).toBe(data);
});

it('removes Gatsby’s style attributes, and keeps others so that they are reported', () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div><div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div>';
  expect(dropGatsbyStyles(html)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

it('reads the page path from its script', () => {
  expect(
    pagePathOf('<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script>'),
  ).toBe('/a/');
  expect(pagePathOf('<script>window.pagePath="/a/"</script>')).toBeNull();
});

it('removes the code of gatsby-plugin-image from pages without its images', () => {
  const { scripts, styles } = readImageHelpers();
  expect(scripts).toEqual([
    expect.stringContaining('gatsbyImageSsr'),
    expect.stringContaining('img[data-main-image]'),
  ]);
  expect(styles).toEqual([
    expect.stringMatching(/^\.gatsby-image-wrapper\{/),
    expect.stringMatching(/^\.gatsby-image-wrapper noscript/),
  ]);
  const head = `<style>${styles[0] ?? ''}</style><noscript><style>${styles[1] ?? ''}</style></noscript><script type="module">${scripts[0] ?? ''}</script>`;
  expect(dropImageHelpers(`<head>${head}</head>`)).toBe('<head></head>');
  expect(dropImageHelpers(`<head>${head}</head><div data-gatsby-image-wrapper></div>`)).toContain(head);
});
