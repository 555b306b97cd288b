import { joinHash } from '../../model/docs/addresses';
import type { SymbolKind } from '../../model/reference/kinds';
import type { MemberKind, ReferenceSignature } from '../../model/docs/doc';
import type { SearchableDoc } from '../records/searchable-doc';
import { parseType } from './parse-type';
import type { TypeNode } from './type-node';

/** One call signature of a function, method, or constructor. */
export interface TypedSignature {
  url: string;
  name: string;
  /** The class or interface of a method; `null` for a function. */
  parent: string | null;
  kind: SymbolKind | MemberKind;
  package: string;
  parameters: TypeNode[];
  returns: TypeNode;
  /** Display text: `(string, number) => Promise<User>`. */
  text: string;
}

/** Signatures in memory, ready for `matchSignatures`. */
export interface TypeIndex {
  readonly signatures: readonly TypedSignature[];
}

type PackedSignature = [parameters: number[], returns: number];

interface PackedTypes {
  part: 'types';
  /** Each distinct type once; signatures refer to them by position. */
  types: string[];
  symbols: {
    path: string;
    name: string;
    kind: SymbolKind;
    package: string;
    signatures: PackedSignature[];
    members: [name: string, anchor: string, kind: MemberKind, signatures: PackedSignature[]][];
  }[];
}

/**
 * Serializes the API's signatures for type search: a separate index part, loaded when a query
 * contains an arrow.
 *
 * @param docs - Docs in one locale and version; docs without a symbol are skipped.
 * @returns JSON for `loadTypeIndex`. Equal docs produce byte-equal JSON.
 */
export function buildTypeIndex(docs: readonly SearchableDoc[]): string {
  const types = new Map<string, number>();
  const numberOf = (type: string): number => {
    const number = types.get(type) ?? types.size;
    types.set(type, number);
    return number;
  };
  const pack = ({ parameters, returns }: ReferenceSignature): PackedSignature => [
    parameters.map(numberOf),
    numberOf(returns),
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
    const signatures = symbol.signatures.map(pack);
    const { name, kind } = symbol;
    return signatures.length + members.length === 0
      ? []
      : [{ path, name, kind, package: symbol.package, signatures, members }];
  });
  return JSON.stringify({ part: 'types', types: [...types.keys()], symbols } satisfies PackedTypes);
}

/**
 * Reads the output from `buildTypeIndex`.
 *
 * @param json - The types part.
 * @throws SyntaxError if it is not JSON; Error if it is not a types part
 */
export function loadTypeIndex(json: string): TypeIndex {
  const packed = JSON.parse(json) as Partial<PackedTypes> | null;
  if (packed?.part !== 'types' || !packed.types || !packed.symbols) {
    throw new Error('the search index is damaged (types). Build the site again.');
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
      const [parameters, returns] = signature;
      return {
        url: joinHash(symbol.path, anchor),
        name,
        parent: anchor === null ? null : symbol.name,
        kind,
        package: symbol.package,
        parameters: parameters.map(node),
        returns: node(returns),
        text: `(${parameters.map((at) => types[at] ?? '').join(', ')}) => ${types[returns] ?? ''}`,
      };
    };
    return [
      ...symbol.signatures.map((signature) => unpack(symbol.name, null, symbol.kind, signature)),
      ...symbol.members.flatMap(([name, anchor, kind, all]) =>
        all.map((signature) => unpack(name, anchor, kind, signature)),
      ),
    ];
  });
  return { signatures };
}
