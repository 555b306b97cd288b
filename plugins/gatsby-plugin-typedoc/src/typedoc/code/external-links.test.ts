import path from 'node:path';
import ts from 'typescript';
import externalLinks from './external-links.json';

const program = ts.createProgram([path.resolve('node_modules/@types/node/index.d.ts')], { types: [] });
const modules = program.getTypeChecker().getAmbientModules();

it.each(Object.keys(externalLinks['@types/node']).filter((name) => name.startsWith('"')))(
  'Node.js declares %s',
  (name) => {
    const [, module, type = ''] = /^("\w+")\.(\w+)$/.exec(name) ?? [];
    expect(
      modules.find((each) => each.name === module)?.exports?.has(ts.escapeLeadingUnderscores(type)),
    ).toBe(true);
  },
);
