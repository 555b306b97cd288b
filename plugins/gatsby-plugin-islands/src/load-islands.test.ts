import { loadIslands, type BootFiles } from './load-islands';

const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const html = `<!DOCTYPE html><html><head></head><body><div id="___gatsby"><p>Long body</p></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq/";/*]]>*/</script>${PLACE}</body></html>`;

const files: BootFiles = { scripts: ['/islands-1.js'], sheets: ['/common.1.css'] };

describe('a finished page', () => {
  const finished = loadIslands(html, files, 'boot()');

  it('has the boot script instead of Gatsby’s scripts', () => {
    expect(finished).not.toMatch(/_gatsby-scripts|pagePath/);
    expect(finished).toContain(
      '<script type="application/json" data-boot>{"scripts":["/islands-1.js"],"sheets":["/common.1.css"]}</script><script>boot()</script></body>',
    );
  });

  it('stops the build when it has no placeholder for scripts', () => {
    expect(() => loadIslands(html.replace(PLACE, ''), files, 'boot()')).toThrow(
      'A rendered page has no placeholder for scripts.',
    );
  });

  it('gets only the new URLs in a later build', () => {
    expect(loadIslands(finished, { ...files, scripts: ['/islands-2.js'] }, 'boot()')).toBe(
      finished.replace('/islands-1.js', '/islands-2.js'),
    );
  });
});
