import { deferHydration, type Hydration } from './defer-hydration';

const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const html = `<!DOCTYPE html><html><head></head><body><div id="___gatsby"><div data-body><p>Long body</p></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq/";/*]]>*/</script>${PLACE}</body></html>`;

const hydration: Hydration = {
  pageScriptUrl: '/page-scripts-1.js',
  base: '',
  bootScript: 'boot()',
};

describe('a page with deferred hydration', () => {
  const deferred = deferHydration(html, hydration);

  it('has the boot script instead of Gatsby’s scripts', () => {
    expect(deferred).not.toContain('_gatsby-scripts');
    expect(deferred).toContain(
      '<script type="application/json" data-boot>{"script":"/page-scripts-1.js","base":""}</script><script>boot()</script></body>',
    );
  });

  it('stops the build when it has no placeholder for scripts', () => {
    expect(() => deferHydration(html.replace(PLACE, ''), hydration)).toThrow(
      'A rendered page has no placeholder for scripts.',
    );
  });

  it('contains its path, but no page data', () => {
    expect(deferred).toContain('<script type="application/json" data-page>"/faq/"</script>');
    expect(deferred.match(/Long body/g)).toHaveLength(1);
  });

  it('gets only the new module URL in a later build', () => {
    expect(deferHydration(deferred, { ...hydration, pageScriptUrl: '/page-scripts-2.js' })).toBe(
      deferred.replace('/page-scripts-1.js', '/page-scripts-2.js'),
    );
  });
});
