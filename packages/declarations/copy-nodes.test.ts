import ts from 'typescript';
import { copyDeclaration, copyParameter, methodSignature, replaceNodes, withoutImport } from './copy-nodes';

const printer = ts.createPrinter({ removeComments: true });

function parse<Node extends ts.Statement>(text: string, isKind: (node: ts.Node) => node is Node) {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true);
  const node = source.statements.find(isKind)!;
  const print = (copy: ts.Node) =>
    printer.printNode(ts.EmitHint.Unspecified, copy, source).replace(/\s+/g, ' ');
  return { node, print };
}

it.each([
  ['export declare abstract class A<T> extends B<T> { size: T; }', 'abstract class A<T> extends B<T> { }'],
  ['export default interface A extends B, C { size: number; }', 'interface A extends B, C { }'],
  ['export declare const enum A { One }', 'const enum A { }'],
  ['export declare type A<T> = T | string;', 'type A<T> = T | string;'],
])('copies %s without members', (text, copied) => {
  const isKind = (node: ts.Node) =>
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  const { node, print } = parse(text, isKind);
  expect(print(copyDeclaration(node))).toBe(copied);
});

it('copies a class with another name and other members', () => {
  const { node, print } = parse('declare class A { a: 1; b: 2; }', ts.isClassDeclaration);
  const members = node.members.slice(1);
  expect(print(copyDeclaration(node, { name: 'B', members }))).toBe('class B { b: 2; }');
});

it('keeps the parts of a parameter that do not change', () => {
  const { node, print } = parse('declare function f(...a?: string[]): void;', ts.isFunctionDeclaration);
  const copy = copyParameter(node.parameters[0]!, { questionToken: undefined });
  expect(print(copy)).toBe('...a: string[]');
  expect(print(methodSignature('g', node, [copy]))).toBe('g(...a: string[]): void;');
});

it('replaces imports in all types, but not those of whole modules', () => {
  const { node, print } = parse(
    'type A = import("x").B<import("y").C> | typeof import("z").d | typeof import("w");',
    ts.isTypeAliasDeclaration,
  );
  const copy = replaceNodes(node, (each) => (ts.isImportTypeNode(each) ? withoutImport(each) : each));
  expect(print(copy)).toBe('type A = B<C> | typeof d | typeof import("w");');
});
