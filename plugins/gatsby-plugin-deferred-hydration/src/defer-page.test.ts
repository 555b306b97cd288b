import { buildBootFile } from './boot-file';
import { deferPage, pagePathOf, stitchBoot } from './defer-page';
import { readGatsbyScripts } from './gatsby-scripts';
import { toIsland, toScriptJson, type PageData } from './page-island';

const slice = `
<script id="gatsby-chunk-mapping">
  window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
</script>
<script>window.___webpackCompilationHash="abc";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`;

const html = `<!DOCTYPE html><html><head></head><body><div id="___gatsby"><div data-body><p>Long body</p></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const pageData: PageData = {
  componentChunkName: 'component---guide',
  path: '/faq/',
  staticQueryHashes: ['1'],
  result: {
    data: { guide: { title: '</script><b>', html: '<p>Long body</p>' }, locales: { edges: ['texts'] } },
    pageContext: { language: 'en' },
  },
};

const options = {
  bootUrl: '/boot-1.js',
  base: '',
  inlineScript: 'boot()',
  island: toIsland(pageData).island,
};

describe('a deferred page', () => {
  const deferred = deferPage(html, '/faq/', options);

  it('loads no script of Gatsby’s by itself', () => {
    expect(deferred).not.toMatch(/<script[^>]+src=/);
    expect(deferred).not.toContain('___chunkMapping');
  });

  it('keeps the comments that Gatsby stitches new scripts between', () => {
    expect(deferred).toMatch(
      /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/s,
    );
  });

  it('carries its data once: the body is in the document, the texts are in the boot file', () => {
    expect(deferred.match(/Long body/g)).toHaveLength(1);
    expect(deferred).not.toContain('texts');
    expect(deferred).toContain('"body":"guide"');
  });

  it('lets no text of a page end the data block', () => {
    expect(deferred).not.toContain('</script><b>');
    expect(toScriptJson('</script><!--')).toBe('"\\u003c/script>\\u003c!--"');
  });

  it('is recognised and only pointed to the new boot file in a later build', () => {
    expect(pagePathOf(html)).toBe('/faq/');
    expect(pagePathOf(deferred)).toBeNull();
    expect(stitchBoot(deferred, '/boot-2.js', '')).toBe(deferred.replace('/boot-1.js', '/boot-2.js'));
  });
});

describe('the scripts slice', () => {
  it('is read into scripts in their order, chunk mapping and compilation hash', () => {
    expect(readGatsbyScripts(slice)).toEqual({
      scripts: ['/webpack-runtime-1.js', '/app-1.js'],
      chunkMapping: '{"app":["/app-1.js"]}',
      compilationHash: 'abc',
    });
  });

  it('of an unknown form stops the build', () => {
    expect(() => readGatsbyScripts('<script type="module" src="/app.js"></script>')).toThrow(
      /another form than expected/,
    );
  });
});

describe('the boot file', () => {
  it('has a name that follows its content', () => {
    const gatsby = readGatsbyScripts(slice);
    const one = buildBootFile(gatsby, { en: 'a' });
    expect(one.name).toMatch(/^boot-[0-9a-f]{20}\.js$/);
    expect(buildBootFile(gatsby, { en: 'a' })).toEqual(one);
    expect(buildBootFile(gatsby, { en: 'b' }).name).not.toBe(one.name);
  });
});
