import type { MemberKind, SearchableMember, SearchableSignature } from '../searchable-doc';

/** What search takes from the facts of a symbol. */
export interface SymbolFacts {
  summary: string;
  deprecated: boolean;
  signatures: SearchableSignature[];
  members: SearchableMember[];
}

const MEMBER_KINDS: ReadonlySet<string> = new Set<MemberKind>([
  'constructor',
  'property',
  'method',
  'accessor',
  'enum-member',
]);

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readSignature(value: unknown): SearchableSignature {
  const { typeParameters, parameters, returns } = fieldsOf(value);
  return {
    typeParameters: listOf(typeParameters).map(textOf),
    parameters: listOf(parameters).map(textOf),
    returns: textOf(returns),
  };
}

function readMember(value: unknown): SearchableMember[] {
  const { name, anchor, kind, summary, signatures } = fieldsOf(value);
  if (!textOf(name) || !textOf(anchor)) return [];
  return [
    {
      name: textOf(name),
      anchor: textOf(anchor),
      kind: MEMBER_KINDS.has(textOf(kind)) ? (kind as MemberKind) : 'property',
      summary: textOf(summary),
      signatures: listOf(signatures).map(readSignature),
    },
  ];
}

/**
 * Reads the facts of a Reference node.
 *
 * @param json the node's `facts`
 * @returns what is there; empty texts and lists for what is not, so that plain TypeDoc Markdown is searched too
 */
export function readFacts(json: string): SymbolFacts {
  let facts: Fields;
  try {
    facts = fieldsOf(JSON.parse(json));
  } catch {
    facts = {};
  }
  return {
    summary: textOf(facts['summary']),
    deprecated: facts['deprecated'] === true,
    signatures: listOf(facts['signatures']).map(readSignature),
    members: listOf(facts['members']).flatMap(readMember),
  };
}
