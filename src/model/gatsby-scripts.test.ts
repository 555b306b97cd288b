import { readGatsbyScripts } from './gatsby-scripts';

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
