import type { SymbolKind } from '../../model/kinds';
import type { MemberKind, ReferenceSignature } from '../../model/doc';
import type { SearchableDoc } from '../records/searchable-doc';
import { parseType } from './parse-type';
import type { TypeNode } from './type-node';

/** One call signature of a function, a method or a constructor. */
export interface TypedSignature {
  url: string;
  name: string;
  /** The class or interface that a method belongs to; `null` for a function. */
  parent: string | null;
  kind: SymbolKind | MemberKind;
  package: string;
  /** The names of its own type parameters; those of its class are recognized by their form. */
  generics: ReadonlySet<string>;
  parameters: TypeNode[];
  returns: TypeNode;
  /** As a reader writes it: `(string, number) => Promise<User>`. */
  text: string;
}

/** Signatures in memory, ready for `matchSignatures`. */
export interface TypeIndex {
  readonly signatures: readonly TypedSignature[];
}

type PackedSignature = [generics: string, parameters: number[], returns: number];

interface PackedTypes {
  part: 'types';
  /** Every type once. */
  types: string[];
  symbols: {
    path: string;
    name: string;
    kind: SymbolKind;
    package: string;
    own: PackedSignature[];
    members: [name: string, anchor: string, kind: MemberKind, signatures: PackedSignature[]][];
  }[];
}

/**
 * Serializes the signatures of an API for the search by type, a separate part of the index that is loaded when a
 * query has an arrow.
 *
 * @param docs the docs of one locale and version; those without a symbol are passed over
 * @returns JSON for `loadTypeIndex`; equal docs give byte-equal JSON
 */
export function buildTypeIndex(docs: readonly SearchableDoc[]): string {
  const types = new Map<string, number>();
  const number = (type: string): number => {
    const known = types.get(type) ?? types.size;
    types.set(type, known);
    return known;
  };
  const pack = ({ typeParameters, parameters, returns }: ReferenceSignature): PackedSignature => [
    typeParameters.join(' '),
    parameters.map(number),
    number(returns),
  ];
  const sorted = [...docs].sort((a, b) => (a.path < b.path ? -1 : 1));
  const symbols = sorted.flatMap(({ symbol, path }): PackedTypes['symbols'] => {
    if (!symbol) return [];
    const members = symbol.members
      .filter(({ signatures }) => signatures.length > 0)
      .map((member): PackedTypes['symbols'][number]['members'][number] => [
        member.name,
        member.anchor,
        member.kind,
        member.signatures.map(pack),
      ]);
    const own = symbol.signatures.map(pack);
    const { name, kind } = symbol;
    return own.length + members.length === 0
      ? []
      : [{ path, name, kind, package: symbol.package, own, members }];
  });
  return JSON.stringify({ part: 'types', types: [...types.keys()], symbols } satisfies PackedTypes);
}

/**
 * Reads what `buildTypeIndex` wrote.
 *
 * @param json the types part
 * @throws SyntaxError if it is not JSON; Error if it is not a types part
 */
export function loadTypeIndex(json: string): TypeIndex {
  const packed = JSON.parse(json) as Partial<PackedTypes> | null;
  if (packed?.part !== 'types' || !packed.types || !packed.symbols) {
    throw new Error('search index: expected a types part. Build the site again.');
  }
  const { types } = packed;
  const nodes = types.map(parseType);
  const node = (at: number): TypeNode => nodes[at] ?? { name: '{}', args: [] };
  const signatures = packed.symbols.flatMap((symbol) => {
    const unpack = (
      name: string,
      anchor: string | null,
      kind: TypedSignature['kind'],
      signature: PackedSignature,
    ): TypedSignature => {
      const [generics, parameters, returns] = signature;
      return {
        url: anchor === null ? symbol.path : `${symbol.path}#${anchor}`,
        name,
        parent: anchor === null ? null : symbol.name,
        kind,
        package: symbol.package,
        generics: new Set(generics.split(' ').filter(Boolean)),
        parameters: parameters.map(node),
        returns: node(returns),
        text: `(${parameters.map((at) => types[at] ?? '').join(', ')}) => ${types[returns] ?? ''}`,
      };
    };
    return [
      ...symbol.own.map((signature) => unpack(symbol.name, null, symbol.kind, signature)),
      ...symbol.members.flatMap(([name, anchor, kind, all]) =>
        all.map((signature) => unpack(name, anchor, kind, signature)),
      ),
    ];
  });
  return { signatures };
}
