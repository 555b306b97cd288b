import ts from 'typescript';
import { hasModifier } from '../api/api-node';
import { declare, type Declarations } from '../api/declarations';
import { readApi, type Api, type ApiEntry } from '../api/read-api';
import { relateTypes, type Pair } from '../api/relate-types';
import { packagesOf, type SourceTree, type TreePackage } from '../api/source-tree';

/** One difference between a declaration of the reference and the source. */
export interface Drift {
  /** Package as the reference names it. */
  package: string;
  /** `classes/Page` or `classes/Page#size`. */
  name: string;
  /** File below the root of the declarations, and line from 1. */
  file: string;
  line: number;
  /** What the declaration says, and what the source has. */
  declared: string;
  source: string;
}

interface Side {
  api: Api;
  declarations: Declarations;
}

const NOTHING = 'nothing of this name';

/**
 * Compares the declarations of the reference with the sources they were made from, by the compiler.
 *
 * @param declared - Tree of `toolkit/`.
 * @param source - Tree of the toolkit's repository.
 * @param scope - npm scope of packages without a package.json.
 * @returns All differences, in the order of packages and names.
 */
export function findDrift(declared: SourceTree, source: SourceTree, scope: string): Drift[] {
  const sources = packagesOf(source, scope);
  return packagesOf(declared, scope).flatMap((own) => {
    const theirs = sources.find(({ folder }) => folder === own.folder || folder.endsWith(`/${own.folder}`));
    if (!theirs) {
      return [
        {
          package: own.folder,
          name: '',
          file: own.entry,
          line: 1,
          declared: own.importName,
          source: 'no such package',
        },
      ];
    }
    return comparePackage(own.folder, sideOf(declared, own, scope), sideOf(source, theirs, scope), scope);
  });
}

function sideOf(tree: SourceTree, { entry, folder }: TreePackage, scope: string): Side {
  const declarations = declare(tree, entry, scope);
  return { declarations, api: readApi(declarations, folder, scope) };
}

function comparePackage(packageName: string, own: Side, theirs: Side, scope: string): Drift[] {
  const names = [...new Set([...own.api.keys(), ...theirs.api.keys()])].sort();
  const pairs = new Map<string, Pair>();
  for (const name of names) {
    const [old, now] = [own.api.get(name), theirs.api.get(name)];
    if (old && now && old.form !== now.form && !(old.inherited && now.inherited))
      pairs.set(name, { old, new: now });
  }
  const relations = relateTypes({ old: own.declarations, new: theirs.declarations }, pairs, scope);
  return names.flatMap((name): Drift[] => {
    const [mine, other] = [own.api.get(name), theirs.api.get(name)];
    const owner = name.split('#')[0] ?? name;
    if (!mine || !other) {
      const isMember = owner !== name;
      if (isMember && !(own.api.has(owner) && theirs.api.has(owner))) return [];
      return (mine ?? other)?.inherited
        ? []
        : [drift(mine ?? own.api.get(owner), mine?.text ?? NOTHING, other?.text ?? NOTHING)];
    }
    const relation = relations.get(name);
    const agrees = !pairs.has(name) || (relation?.same === true && modifiersOf(mine) === modifiersOf(other));
    return [...(agrees ? [] : [drift(mine, mine.text, other.text)]), ...defaultDrift(mine, other)];

    function drift(at: ApiEntry | undefined, says: string, has: string): Drift {
      return { package: packageName, name, ...positionOf(at, name, own), declared: says, source: has };
    }

    /** Only what others can set has a default: a protected or readonly member is not a setting. */
    function defaultDrift(at: ApiEntry, found: ApiEntry): Drift[] {
      const [says, has] = [documentedDefault(at), initialValue(found)];
      if (at.inherited || found.inherited || says === has || !isSetting(found)) return [];
      return [
        drift(
          at,
          says === undefined ? 'no @defaultValue' : `@defaultValue ${says}`,
          has ?? 'no initial value',
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

/** What the comment of a property says its initial value is, as code on one line. */
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
  { declarations }: Side,
): { file: string; line: number } {
  const declaration = entry?.file ?? declarations.entry;
  const place = (name.split('/').at(-1) ?? name).replace('#', '.');
  const lines = declarations.facts.get(declaration)?.lines;
  return {
    file: declarations.sources.get(declaration) ?? declaration,
    line: lines?.get(place) ?? lines?.get(place.split('.')[0] ?? place) ?? 1,
  };
}
