import ts from 'typescript';
import { ownerOf } from '../../../src/model/reference/history';
import { hasModifier } from '../api/api-node';
import { readPackage, type ApiEntry, type ApiState } from '../api/read-api';
import { relateTypes, type Pair } from '../api/relate-types';
import { findPackage, packagesOf, type SourceTree } from '../api/source-tree';

/** A difference between a declaration and the source code. */
export interface Drift {
  /** Package name in the reference. */
  package: string;
  /** `classes/Page` or `classes/Page#size`. */
  name: string;
  /** File relative to the declarations' root, and line from 1. */
  file: string;
  line: number;
  /** Text in the declaration, and in the source code. */
  declared: string;
  source: string;
}

const MISSING = 'no such name';

/**
 * Compares the declarations in `toolkit/` with the toolkit's source code.
 *
 * @param declared - Files in `toolkit/`.
 * @param source - Files in the toolkit's repository.
 * @param scope - npm scope for packages without a package.json.
 * @returns All differences, sorted by package and name.
 */
export function findDrift(declared: SourceTree, source: SourceTree, scope: string): Drift[] {
  const sources = packagesOf(source, scope);
  return packagesOf(declared, scope).flatMap((declaredPackage) => {
    const name = declaredPackage.folder;
    const sourcePackage = findPackage(sources, name);
    if (!sourcePackage) {
      return [
        {
          package: name,
          name: '',
          file: declaredPackage.entry,
          line: 1,
          declared: declaredPackage.importName,
          source: 'no such package',
        },
      ];
    }
    return comparePackage(
      name,
      readPackage(declared, declaredPackage, scope),
      readPackage(source, sourcePackage, scope),
      scope,
    );
  });
}

function comparePackage(packageName: string, declared: ApiState, source: ApiState, scope: string): Drift[] {
  const names = [...new Set([...declared.api.keys(), ...source.api.keys()])].sort();
  const pairs = new Map<string, Pair>();
  for (const name of names) {
    const [old, now] = [declared.api.get(name), source.api.get(name)];
    if (old && now && old.form !== now.form && !(old.inherited && now.inherited))
      pairs.set(name, { old, new: now });
  }
  const relations = relateTypes({ old: declared.declarations, new: source.declarations }, pairs, scope);
  return names.flatMap((name): Drift[] => {
    const [declaredEntry, sourceEntry] = [declared.api.get(name), source.api.get(name)];
    const owner = ownerOf(name);
    if (!declaredEntry || !sourceEntry) {
      const isMember = owner !== name;
      if (isMember && !(declared.api.has(owner) && source.api.has(owner))) return [];
      return (declaredEntry ?? sourceEntry)?.inherited
        ? []
        : [
            drift(
              declaredEntry ?? declared.api.get(owner),
              declaredEntry?.text ?? MISSING,
              sourceEntry?.text ?? MISSING,
            ),
          ];
    }
    const relation = relations.get(name);
    const isEqual =
      !pairs.has(name) ||
      (relation?.isIdentical === true && modifiersOf(declaredEntry) === modifiersOf(sourceEntry));
    return [
      ...(isEqual ? [] : [drift(declaredEntry, declaredEntry.text, sourceEntry.text)]),
      ...defaultDrift(declaredEntry, sourceEntry),
    ];

    function drift(entry: ApiEntry | undefined, declaredText: string, sourceText: string): Drift {
      return {
        package: packageName,
        name,
        ...positionOf(entry, name, declared),
        declared: declaredText,
        source: sourceText,
      };
    }

    /**
     * Compares default values, except those of protected and readonly members, which users can't
     * set.
     */
    function defaultDrift(declaredProperty: ApiEntry, sourceProperty: ApiEntry): Drift[] {
      const [documented, actual] = [documentedDefault(declaredProperty), initialValue(sourceProperty)];
      if (declaredProperty.inherited || sourceProperty.inherited) return [];
      if (documented === actual || !isSetting(sourceProperty)) return [];
      return [
        drift(
          declaredProperty,
          documented === undefined ? 'no @defaultValue' : `@defaultValue ${documented}`,
          actual ?? 'no initial value',
        ),
      ];
    }
  });
}

function modifiersOf({ nodes: [node] }: ApiEntry): string {
  if (!node) return '';
  return [
    ...MODIFIERS.map((kind) => hasModifier(node, kind)),
    'questionToken' in node && node.questionToken !== undefined,
  ].join();
}

const MODIFIERS = [
  ts.SyntaxKind.StaticKeyword,
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
] as const;

function isSetting({ nodes: [node] }: ApiEntry): boolean {
  return (
    node !== undefined &&
    !hasModifier(node, ts.SyntaxKind.ProtectedKeyword) &&
    !hasModifier(node, ts.SyntaxKind.ReadonlyKeyword)
  );
}

/** Reads the default value from a property's comment, as code on one line. */
function documentedDefault({ nodes: [node] }: ApiEntry): string | undefined {
  if (!node || !ts.isPropertyDeclaration(node)) return undefined;
  const tag = ts.getJSDocTags(node).find(({ tagName }) => ['default', 'defaultValue'].includes(tagName.text));
  return tag && normalValue((ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^`+(?:\w*\n)?|`+$/g, ''));
}

function initialValue({ values: [value], nodes: [node] }: ApiEntry): string | undefined {
  return node && ts.isPropertyDeclaration(node) && value !== undefined ? normalValue(value) : undefined;
}

function normalValue(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/(\d)_(?=\d)/g, '$1')
    .replaceAll('"', "'")
    .trim();
}

function positionOf(
  entry: ApiEntry | undefined,
  name: string,
  { declarations }: ApiState,
): { file: string; line: number } {
  const declaration = entry?.file ?? declarations.entry;
  const qualifiedName = (name.split('/').at(-1) ?? name).replace('#', '.');
  const lines = declarations.details.get(declaration)?.lines;
  return {
    file: declarations.sources.get(declaration) ?? declaration,
    line: lines?.get(qualifiedName) ?? lines?.get(qualifiedName.split('.')[0] ?? qualifiedName) ?? 1,
  };
}
