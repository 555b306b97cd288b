import { emitDeclarations } from '../api/declarations';
import { readApi, type ApiState } from '../api/read-api';
import { compareApis } from './compare-apis';
import type { Change } from '../../../src/model/reference/history';

jest.setTimeout(120_000);

function state(files: Readonly<Record<string, string>>): ApiState {
  const tree = new Map(
    Object.entries({
      'libs/core/package.json': '{"name": "@softkit/core"}',
      'libs/core/src/index.ts': Object.keys(files)
        .map((name) => `export * from './${name}';`)
        .join('\n'),
      'libs/kit/package.json': '{"name": "@softkit/kit"}',
      'libs/kit/src/index.ts': 'export class Kit { private a = 1; use(): void {} }',
    }),
  );
  for (const [name, text] of Object.entries(files)) tree.set(`libs/core/src/${name}.ts`, text);
  const declarations = emitDeclarations(tree, 'libs/core/src/index.ts', '@softkit');
  return { declarations, api: readApi(declarations, 'libs/core', '@softkit') };
}

type Case = readonly [title: string, before: string, after: string];

/**
 * Compares all cases at once, with unique names for each because a program for each case would
 * take a minute.
 */
function changesOfAll(cases: readonly Case[]): (title: string) => string[] {
  const side = (column: 1 | 2) =>
    state(
      Object.fromEntries(
        cases.map((each, index) => [
          `case${index}`,
          each[column].replace(/\b[ABCEIf]\b(?!")/g, `$&${index}`),
        ]),
      ),
    );
  let all: readonly Change[] | undefined;
  return (title) => {
    all ??= compareApis(side(1), side(2), '@softkit');
    const index = cases.findIndex(([each]) => each === title);
    return all
      .filter(({ name }) => new RegExp(`[A-Zf]${index}(?:#|$)`).test(name))
      .map(({ change, name, ...rest }) =>
        [change, name.replace(/\d+/g, ''), 'breaks' in rest ? rest.breaks : undefined]
          .filter(Boolean)
          .join(' '),
      );
  };
}

type Graded = readonly [...Case, expected: readonly string[]];

const CHANGES: readonly Graded[] = [
  ['a removed symbol', 'export const A = 1;', '', ['removed variables/A yes']],
  ['a new symbol', '', 'export const A = 1;', ['added variables/A']],
  [
    'a new required parameter',
    'export declare function f(a: string): void;',
    'export declare function f(a: string, b: number): void;',
    ['changed functions/f yes'],
  ],
  [
    'a new optional parameter',
    'export declare function f(a: string): void;',
    'export declare function f(a: string, b?: number): void;',
    ['changed functions/f'],
  ],
  [
    'a wider parameter',
    'export declare function f(a: string): void;',
    'export declare function f(a: string | number): void;',
    ['changed functions/f'],
  ],
  [
    'a narrower parameter of a method',
    'export class C { m(a: string | number): void {} }',
    'export class C { m(a: string): void {} }',
    ['changed classes/C#m yes'],
  ],
  [
    'a narrower result',
    'export declare function f(): string | undefined;',
    'export declare function f(): string;',
    ['changed functions/f'],
  ],
  [
    'a wider result',
    'export declare function f(): string;',
    'export declare function f(): string | undefined;',
    ['changed functions/f yes'],
  ],
  [
    'a new required property of an interface',
    'export interface I { a: string }',
    'export interface I { a: string; b: string }',
    ['added interfaces/I#b yes'],
  ],
  [
    'a new optional property of an interface',
    'export interface I { a: string }',
    'export interface I { a: string; b?: string }',
    ['added interfaces/I#b'],
  ],
  [
    'a new property of a class',
    'export class C { a = 1; }',
    'export class C { a = 1; b = 2; }',
    ['added classes/C#b'],
  ],
  [
    'a new abstract method',
    'export abstract class C { a(): void {} }',
    'export abstract class C { a(): void {} abstract b(): void; }',
    ['added classes/C#b yes'],
  ],
  [
    'a removed protected member',
    'export class C { protected a(): void {} b = 1; }',
    'export class C { b = 1; }',
    ['removed classes/C#a maybe'],
  ],
  [
    'a new enum value',
    'export enum E { A = "a" }',
    'export enum E { A = "a", B = "b" }',
    ['added enumerations/E#B maybe'],
  ],
  [
    'a different value of a constant',
    'export const A = 1;',
    'export const A = 2;',
    ['changed variables/A maybe'],
  ],
  [
    'a different initial value',
    'export class C { a = 1; }',
    'export class C { a = 2; }',
    ['changed classes/C#a maybe'],
  ],
  [
    'a new required type parameter',
    'export class C<T> { a!: T; }',
    'export class C<T, U> { a!: T; b!: U; }',
    ['changed classes/C yes', 'added classes/C#b'],
  ],
  [
    'a new type parameter with a default',
    'export class C<T> { a!: T; }',
    'export class C<T, U = T> { a!: T; b!: U; }',
    ['changed classes/C maybe', 'added classes/C#b'],
  ],
  [
    'a class in place of an interface',
    'export interface A { a: string }',
    'export class A { a = ""; }',
    ['added classes/A', 'removed interfaces/A maybe'],
  ],
  [
    'a function in place of a class',
    'export class A { a = ""; }',
    'export function A(): void {}',
    ['removed classes/A yes', 'added functions/A'],
  ],
  [
    'an unresolved type',
    'import { X } from "not-installed"; export declare function f(a: X): void;',
    'import { Y } from "not-installed"; export declare function f(a: Y): void;',
    ['changed functions/f maybe'],
  ],
  [
    'a method that becomes static',
    'export class C { m(): void {} }',
    'export class C { static m(): void {} }',
    ['changed classes/C#m yes'],
  ],
  [
    'a newly deprecated member',
    'export class C { a(): void {} }',
    'export class C {\n/** @deprecated Use b. */\na(): void {} }',
    ['deprecated classes/C#a'],
  ],
  [
    'a member that is no longer deprecated',
    'export class C {\n/** @deprecated */\na(): void {} }',
    'export class C { a(): void {} }',
    ['undeprecated classes/C#a'],
  ],
  [
    'a new optional parameter whose class, from another package, has private members',
    `import { Kit } from '@softkit/kit'; export declare function f(a: Kit): Kit;`,
    `import { Kit } from '@softkit/kit'; export declare function f(a: Kit, b?: Kit): Kit;`,
    ['changed functions/f'],
  ],
  [
    'a member of a class that gets a new type parameter',
    'export abstract class C<T extends { id: string }> { find(id: T["id"]): void {} }',
    'export abstract class C<T extends { id: string }, U extends keyof T> { find(id: T[U]): void {} }',
    ['changed classes/C yes', 'changed classes/C#find'],
  ],
];

const NO_CHANGES: readonly Case[] = [
  [
    'a different parameter name',
    'export declare function f(a: string): void;',
    'export declare function f(b: string): void;',
  ],
  ['a different order of union members', 'export type A = "a" | "b";', 'export type A = "b" | "a";'],
  ['a different array syntax', 'export type A = string[];', 'export type A = Array<string>;'],
  [
    'a different private member',
    'export class C { private a = 1; b = 1; }',
    'export class C { private z = 1; b = 1; }',
  ],
  [
    'a member that moves to the base class',
    'class B {} export class C extends B { a = 1; }',
    'class B { a = 1; } export class C extends B {}',
  ],
];

describe('compareApis reports', () => {
  const changes = changesOfAll(CHANGES.map(([title, before, after]) => [title, before, after]));

  it.each(CHANGES)('%s', (title, _before, _after, expected) => {
    expect(changes(title)).toEqual(expected);
  });
});

describe('compareApis ignores', () => {
  const changes = changesOfAll(NO_CHANGES);

  it.each(NO_CHANGES)('%s', (title) => {
    expect(changes(title)).toEqual([]);
  });
});
