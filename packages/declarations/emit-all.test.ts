import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { emitAll } from './emit-all';

it('emits inferred types, in spite of the options and a type error', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emit-all-'));
  const file = path.join(folder, 'a.ts');
  fs.writeFileSync(file, 'export const a: string = 1;\nexport const b = (c: number) => [c];\n');
  const program = ts.createProgram([file], { declaration: false, noEmitOnError: true, types: [] });
  const emitted = new Map<string, string>();
  emitAll(program, (name, text) => emitted.set(path.basename(name), text));
  fs.rmSync(folder, { recursive: true });
  expect([...emitted]).toEqual([
    ['a.d.ts', 'export declare const a: string;\nexport declare const b: (c: number) => number[];\n'],
  ]);
});
