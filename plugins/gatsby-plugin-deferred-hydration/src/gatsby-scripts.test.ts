import { readImageHelpers } from './image-helpers';
import { pageDataFile } from '../../../src/model/page-data-files';
import { dropGatsbyStyles, dropImageHelpers, pagePathOf, readGatsbyScripts } from './gatsby-scripts';

const slice = `
<script id="gatsby-chunk-mapping">
  window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
</script>
<script>window.___webpackCompilationHash="abc";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`;

describe('the scripts slice', () => {
  it('is parsed into ordered scripts, chunk mapping, and compilation hash', () => {
    expect(readGatsbyScripts(slice)).toEqual({
      scripts: ['/webpack-runtime-1.js', '/app-1.js'],
      chunkMapping: '{"app":["/app-1.js"]}',
      compilationHash: 'abc',
    });
  });

  it('stops the build if its format is unknown', () => {
    expect(() => readGatsbyScripts('<script type="module" src="/app.js"></script>')).toThrow(
      'public/_gatsby/slices/_gatsby-scripts-1.html has no scripts, chunk mapping or compilation hash.',
    );
  });
});

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
