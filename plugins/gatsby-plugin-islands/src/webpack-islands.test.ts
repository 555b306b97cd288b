import { bootChunks, IslandFiles } from './webpack-islands';

/** Creates a chunk group whose files have its name. */
const group = (name: string, ...children: object[]) => ({
  name,
  chunks: [{ files: [`${name}.js`] }],
  childrenIterable: children,
});

/** Lists the files of a build whose entry imports the given chunks. */
function filesOf(...imports: string[]): IslandFiles {
  const files = new IslandFiles();
  const entrypoints = new Map([['islands', group('islands', ...imports.map((name) => group(name)))]]);
  const tap = (_name: string, listen: (compilation: never) => void) => listen({ entrypoints } as never);
  files.apply({ hooks: { afterEmit: { tap } } });
  return files;
}

it('lists the files that every page in a language loads', () => {
  const files = filesOf('common', 'texts-uk-browser-ts', 'texts-en-browser-ts');
  expect(bootChunks('uk').flatMap((name) => files.of(name))).toEqual([
    'islands.js',
    'texts-uk-browser-ts.js',
    'common.js',
  ]);
});

it('stops the build if a dynamic import was renamed', () => {
  expect(() => filesOf('other').of('common')).toThrow('common: no dynamic import has this');
});
