import { deferHydration, type Hydration } from './defer-hydration';

const SLICE =
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script src="/app-1.js" async></script>';
const html = `<!DOCTYPE html><html><head></head><body><div id="___gatsby"><div data-body><p>Long body</p></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${SLICE}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const hydration: Hydration = {
  enhanceUrl: '/enhance-1.js',
  base: '',
  bootScript: 'boot()',
};

describe('a page whose hydration is deferred', () => {
  const deferred = deferHydration(html, hydration);

  it('loads no script of Gatsby’s by itself', () => {
    expect(deferred).not.toMatch(/<script[^>]+src=/);
    expect(deferred).not.toContain('___chunkMapping');
    expect(deferred).toContain('<script>boot()</script></body>');
  });

  it('keeps the comments that Gatsby stitches new scripts between', () => {
    expect(deferred).toMatch(
      /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/s,
    );
  });

  it('names the page whose data the app asks for, and holds no data itself', () => {
    expect(deferred).toContain('<script type="application/json" id="page">"/faq/"</script>');
    expect(deferred.match(/Long body/g)).toHaveLength(1);
  });

  it('only gets the address of the present enhancement in a later build', () => {
    expect(deferHydration(deferred, { ...hydration, enhanceUrl: '/enhance-2.js' })).toBe(
      deferred.replace('/enhance-1.js', '/enhance-2.js'),
    );
  });
});
