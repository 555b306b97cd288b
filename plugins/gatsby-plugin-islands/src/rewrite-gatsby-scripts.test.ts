import { readImageHelpers } from './image-helpers';
import { dropGatsbyStyles, dropImageHelpers, dropPagePath, isRendered } from './rewrite-gatsby-scripts';

it('removes Gatsby’s style attributes, and keeps others so that they are reported', () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div><div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive"></div>';
  expect(dropGatsbyStyles(html)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="x"></p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});

it('recognizes a page that Gatsby has just rendered', () => {
  const script = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script>';
  expect(isRendered(`<body>${script}</body>`)).toBe(true);
  expect(dropPagePath(`<body>${script}</body>`)).toBe('<body></body>');
  expect(isRendered('<script>window.pagePath="/a/"</script>')).toBe(false);
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
