import {
  ReflectionKind,
  type DeclarationReflection,
  type ReferenceType,
  type SignatureReflection,
} from 'typedoc';
import { inlineCode, partsToMarkdown, summaryText } from './comment-markdown';
import {
  createHeadingMaker,
  examples,
  kindTitle,
  prose,
  signatureDetails,
  signatureFacts,
  signatureFence,
  table,
  typeParameterTable,
  type PageWriter,
} from './page-writer';
import { printType } from './print-type';
import { printFunction, printMemberSignature, printSymbol } from './signature';

/** One member as the rest of the site knows it. */
export interface MemberFacts {
  name: string;
  anchor: string;
  kind: 'constructor' | 'property' | 'method' | 'accessor' | 'enum-member';
  summary: string;
  signatures: { typeParameters: string[]; parameters: string[]; returns: string }[];
}

/** What the page of a symbol says to the site beside its Markdown. */
export interface SymbolFacts {
  signature: string;
  summary: string;
  deprecated: boolean;
  abstract: boolean;
  signatures: MemberFacts['signatures'];
  members: MemberFacts[];
}

const GROUPS: readonly { kind: ReflectionKind; id: string; member: MemberFacts['kind'] }[] = [
  { kind: ReflectionKind.Constructor, id: 'constructors', member: 'constructor' },
  { kind: ReflectionKind.EnumMember, id: 'members', member: 'enum-member' },
  { kind: ReflectionKind.Property, id: 'properties', member: 'property' },
  { kind: ReflectionKind.Accessor, id: 'accessors', member: 'accessor' },
  { kind: ReflectionKind.Method, id: 'methods', member: 'method' },
];

/** Writes the body of a symbol's page and gathers its facts. */
export function writeSymbolPage(
  symbol: DeclarationReflection,
  writer: PageWriter,
): { markdown: string; facts: SymbolFacts } {
  const children = childrenOf(symbol);
  const own = children.filter((child) => !child.inheritedFrom);
  const inherited = children.filter((child) => child.inheritedFrom);
  const anchors = memberAnchors(own);
  const heading = createHeadingMaker(new Set(anchors.values()));
  const signature = printSymbol(symbol, writer.onReference);
  const functions = symbol.kindOf(ReflectionKind.Function) ? (symbol.signatures ?? []) : [];
  const comment = symbol.comment ?? functions[0]?.comment ?? symbol.signatures?.[0]?.comment;
  const blocks: string[] = [];

  if (functions.length > 1) {
    functions.forEach((each, index) => {
      blocks.push(
        `## ${writer.words.overload} ${index + 1} {#overload-${index + 1}}`,
        signatureFence(printFunction(each, writer.onReference)),
        ...prose(each.comment, writer),
        ...signatureDetails(each, writer, null),
      );
    });
  } else {
    blocks.push(...prose(comment, writer), signatureFence(signature));
    if (functions[0]) blocks.push(...signatureDetails(functions[0], writer, heading));
    else {
      blocks.push(...hierarchy(symbol, writer));
      if (symbol.typeParameters?.length)
        blocks.push(
          heading(2, writer.words.typeParameters, 'type-parameters'),
          typeParameterTable(symbol.typeParameters, writer),
        );
      blocks.push(...examples(comment, writer, heading));
    }
  }
  for (const group of GROUPS) {
    const members = own.filter((child) => child.kindOf(group.kind) && !isEmptyConstructor(child));
    if (members.length === 0) continue;
    blocks.push(
      heading(
        2,
        group.kind === ReflectionKind.EnumMember ? writer.words.members : kindTitle(group.kind, true),
        group.id,
      ),
    );
    for (const member of members)
      blocks.push(...writeMember(member, anchors.get(member) ?? member.name, writer));
  }
  if (inherited.length > 0)
    blocks.push(heading(2, writer.words.inherited, 'inherited-members'), inheritedTable(inherited, writer));

  return {
    markdown: blocks.join('\n\n'),
    facts: {
      signature,
      summary: summaryText(comment),
      deprecated:
        comment?.hasModifier('@deprecated') === true || comment?.getTag('@deprecated') !== undefined,
      abstract: symbol.flags.isAbstract,
      signatures: callSignatures(symbol).map(signatureFacts),
      members: own
        .filter((child) => !isEmptyConstructor(child))
        .map((child) => ({
          name: child.name,
          anchor: anchors.get(child) ?? child.name,
          kind: GROUPS.find(({ kind }) => child.kindOf(kind))?.member ?? 'property',
          summary: summaryText(
            child.comment ?? child.signatures?.[0]?.comment ?? child.getSignature?.comment,
          ),
          signatures: callSignatures(child).map(signatureFacts),
        })),
    },
  };
}

function childrenOf(symbol: DeclarationReflection): DeclarationReflection[] {
  if (symbol.children && !symbol.kindOf(ReflectionKind.Namespace)) return symbol.children;
  return [];
}

function callSignatures(reflection: DeclarationReflection): SignatureReflection[] {
  if (reflection.signatures) return reflection.signatures;
  const type = reflection.type;
  return type?.type === 'reflection' ? (type.declaration.signatures ?? []) : [];
}

function isEmptyConstructor(member: DeclarationReflection): boolean {
  return (
    member.kindOf(ReflectionKind.Constructor) &&
    (member.signatures ?? []).every(({ parameters, comment }) => (parameters ?? []).length === 0 && !comment)
  );
}

/** Ids that URLs carry: the member's own name where it can, without what a fragment would have to escape. */
function memberAnchors(members: readonly DeclarationReflection[]): Map<DeclarationReflection, string> {
  const used = new Set<string>();
  const anchors = new Map<DeclarationReflection, string>();
  for (const member of members) {
    const wanted = idealAnchor(member);
    let id = wanted;
    for (let count = 1; used.has(id); count++) id = `${wanted}-${count}`;
    used.add(id);
    anchors.set(member, id);
  }
  return anchors;
}

function idealAnchor(member: DeclarationReflection): string {
  if (member.kindOf(ReflectionKind.Constructor)) return 'constructor';
  return (
    member.name
      .replace(/[^\w$-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replaceAll('$', '_') || 'member'
  );
}

/**
 * The anchor of a member on the page of the symbol that declares it, or null where no page shows it by itself.
 * An inherited member has its anchor where it was declared.
 */
export function declaredMember(
  member: DeclarationReflection,
): { owner: DeclarationReflection; anchor: string | null } | null {
  let declared = member;
  while (
    declared.inheritedFrom?.reflection instanceof Object &&
    declared.inheritedFrom.reflection !== declared
  ) {
    const next = declared.inheritedFrom.reflection;
    declared = (next.isSignature() ? next.parent : next) as DeclarationReflection;
  }
  const owner = declared.parent as DeclarationReflection | undefined;
  if (!owner?.children) return null;
  const anchor = memberAnchors(childrenOf(owner).filter((child) => !child.inheritedFrom)).get(declared);
  return { owner, anchor: anchor && !isEmptyConstructor(declared) ? anchor : null };
}

function writeMember(member: DeclarationReflection, anchor: string, writer: PageWriter): string[] {
  const callable = member.signatures ?? [];
  const title = `### ${escapeHeading(member.name)}${member.kindOf(ReflectionKind.Method) ? '()' : ''} {#${anchor}}`;
  if (callable.length === 0) {
    const comment = member.comment ?? member.getSignature?.comment;
    const preset = defaultOf(member, writer);
    return [
      title,
      signatureFence(printMemberSignature(member, undefined, writer.onReference)),
      ...prose(comment, writer),
      ...(preset ? [preset] : []),
      ...examples(comment, writer, null),
    ];
  }
  return [
    title,
    ...callable.flatMap((signature) => [
      signatureFence(printMemberSignature(member, signature, writer.onReference)),
      ...prose(signature.comment ?? member.comment, writer),
      ...signatureDetails(signature, writer, null),
    ]),
  ];
}

function defaultOf(member: DeclarationReflection, writer: PageWriter): string {
  const tag = (member.comment ?? member.getSignature?.comment)?.getTag('@defaultValue');
  const text = tag
    ? partsToMarkdown(tag.content, writer.linkTo).replace(/^```\w*\n([\s\S]*?)\n```$/, '`$1`')
    : member.defaultValue && member.defaultValue !== '...' && !member.kindOf(ReflectionKind.EnumMember)
      ? inlineCode(member.defaultValue)
      : '';
  return text ? `**${writer.words.defaultValue}:** ${text}` : '';
}

function escapeHeading(name: string): string {
  return name.replace(/[[\]*_<>\\`]/g, '\\$&');
}

function hierarchy(symbol: DeclarationReflection, writer: PageWriter): string[] {
  const { words } = writer;
  const rows: [string, readonly unknown[] | undefined][] = [
    [words.extendedBy, symbol.extendedBy],
    [words.implementedBy, symbol.implementedBy],
  ];
  return rows
    .filter(([, types]) => types && types.length > 0)
    .map(
      ([label, types]) =>
        `**${label}:** ${(types as ReferenceType[]).map((type) => inlineCode(printType(type, writer.onReference))).join(', ')}`,
    );
}

function inheritedTable(members: readonly DeclarationReflection[], writer: PageWriter): string {
  const { words } = writer;
  return table(
    [words.name, words.type, words.inheritedFrom, words.description],
    members
      .filter((member) => !isEmptyConstructor(member))
      .map((member) => {
        const signature = member.signatures?.[0];
        const target = member.inheritedFrom?.reflection;
        const from = member.inheritedFrom?.name ?? '';
        const url = target ? writer.linkTo(target) : null;
        const type = signature
          ? printMemberSignature(member, signature, writer.onReference).replace(
              /^(?:protected |abstract |static |readonly )*[^(<]+/,
              '',
            )
          : printType(member.type ?? member.getSignature?.type, writer.onReference);
        return [
          inlineCode(member.name),
          inlineCode(type),
          url ? `[${inlineCode(from)}](${url})` : inlineCode(from),
          summaryText(member.comment ?? signature?.comment),
        ];
      }),
  );
}
