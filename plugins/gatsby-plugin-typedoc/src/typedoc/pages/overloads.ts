import type { Comment, DeclarationReflection } from 'typedoc';
import type { SimpleBlock } from '../../../../../src/model/reference/reference-blocks';
import { versionOf } from '../../read-histories';
import type { PrintedCode } from '../code/print-node';
import { sectionBlocks, splitShared, type DetailSection, type TitleMaker } from './detail-sections';
import { prose, signatureBlock, textOf, type WriterContext } from './writer-context';
import { commentSections, described, detailSections, textSection } from './signature-details';

/** Signatures to show at once. Longer lists show the rest on demand, with fewer details. */
const SHORT_LIST = 8;

/**
 * Documents overloads: their signatures, then what they have in common, then what only some of them
 * have.
 *
 * @param symbol - The function or member, or the type of a constant. Its own comment is the one at the
 *   implementation.
 * @param anchors - The overloads' IDs.
 * @param heading - Creates the titles of the common sections; null below a member.
 * @param code - The signatures as one block of code; by default, one below the other.
 * @returns The blocks, and whether each overload has a heading.
 */
export function describeOverloads(
  { signatures = [], comment: written }: Pick<DeclarationReflection, 'signatures' | 'comment'>,
  anchors: readonly string[],
  context: WriterContext,
  heading: TitleMaker | null = null,
  code?: PrintedCode,
): { blocks: SimpleBlock[]; headed: boolean[] } {
  const versions = signatures
    .map(({ comment }) => comment?.getTag('@since'))
    .map((tag) => tag && versionOf(tag));
  const elsewhere = new Set(versions).size <= 1 ? (['version'] as const) : [];
  const texts = signatures.map((signature) => prose(signature.comment, context, elsewhere));
  // A constant's comment can be the same as one of its signatures'. Don't show it twice.
  const top = JSON.stringify(prose(written, context, elsewhere));
  const comment = texts.some((each) => JSON.stringify(each) === top) ? undefined : written;
  const { shared, own } = splitShared(
    signatures.map((signature, index) => [
      { ...textSection('', '', []), groups: (texts[index] ?? []).map((block) => [block]) },
      ...detailSections(signature, context),
    ]),
  );
  const isLong = signatures.length > SHORT_LIST;
  const saysMore = (section: DetailSection) => !isLong || isDescribed(section);
  const details = own.map((sections) => sectionBlocks(sections.filter(saysMore), null));
  // A list with only the shared parameters would look complete, so leave it out.
  const isPart = (index: number) => own.some((sections) => sections[index] && !isEmpty(sections[index]));
  const common = shared.filter((section, index) => saysMore(section) || !isPart(index));
  // The comments of all overloads may repeat parts of the one at the implementation.
  const isRepeated = (block: SimpleBlock) => {
    const part = JSON.stringify([block]);
    return common.some(({ groups }) => groups.some((group) => JSON.stringify(group) === part));
  };
  const codes = signatures.map((each) => context.printer.part(each));
  const overload = (blocks: SimpleBlock[], index: number): SimpleBlock[] => {
    const [first, ...rest] = blocks;
    if (!first) return [];
    const title = `${context.t('overload')} ${index + 1}`;
    const id = anchors[index] ?? '';
    if (heading) return [{ type: 'title', title, id }, ...blocks];
    return first.type === 'text' && first.title === undefined
      ? [{ type: 'overload', title, id, text: first.text }, ...rest]
      : [{ type: 'overload', title, id }, ...blocks];
  };
  return {
    blocks: [
      ...(code ? [signatureBlock(code, context)] : signatureBlocks(codes, context)),
      ...prose(comment, context).filter((block) => !isRepeated(block)),
      ...(comment ? sectionBlocks(implementationSections(comment, context), null) : []),
      ...sectionBlocks(common, heading),
      ...details.flatMap(overload),
    ],
    headed: details.map((blocks) => blocks.length > 0),
  };
}

/** Shows the signatures, all but the first ones of a long list on demand. */
function signatureBlocks(codes: readonly PrintedCode[], context: WriterContext): SimpleBlock[] {
  const rest = codes.slice(SHORT_LIST);
  const first = signatureBlock(joinCode(codes.slice(0, SHORT_LIST)), context);
  if (rest.length === 0) return [first];
  const title = context.t('moreOverloads', { count: rest.length });
  return [first, { type: 'more-signatures', title, code: context.withLinks(joinCode(rest)) }];
}

/** Checks whether a section says more than the names and types that its signature shows. */
function isDescribed({ rows, groups }: DetailSection): boolean {
  return (
    rows.some(({ text, note }) => text ?? note) ||
    groups.flat().some((block) => block.type !== 'value' || block.text)
  );
}

function isEmpty({ rows, groups }: DetailSection): boolean {
  return rows.length === 0 && groups.length === 0;
}

/** Collects the tags in the comment at an implementation, which applies to all overloads. */
function implementationSections(comment: Comment, context: WriterContext): DetailSection[] {
  const returned = textOf(comment.getTag('@returns'), context);
  return [
    ...parameterSections(comment, context),
    textSection(context.t('returns'), 'returns', returned ? [{ type: 'text', text: returned }] : []),
    ...commentSections(comment, context),
  ];
}

/** Collects the parameters that a comment describes without a signature to list them. */
export function parameterSections(comment: Comment, context: WriterContext): DetailSection[] {
  const { t } = context;
  const table = (title: string, id: string, ...tags: `@${string}`[]): DetailSection => ({
    title,
    id,
    head: [t('name'), t('description')],
    rows: tags.flatMap((tag) =>
      comment.getTags(tag).map((each) => ({ name: each.name ?? '', ...described(each, context) })),
    ),
    groups: [],
  });
  return [
    table(t('typeParameters'), 'type-parameters', '@typeParam', '@template'),
    table(t('parameters'), 'parameters', '@param'),
  ];
}

function joinCode(codes: readonly PrintedCode[]): PrintedCode {
  // An empty line separates signatures that take several lines.
  const separator = codes.some(({ code }) => code.includes('\n')) ? '\n\n' : '\n';
  const joined: PrintedCode = { code: '', names: [] };
  for (const { code, names } of codes) {
    const start = joined.code ? joined.code + separator : '';
    joined.names.push(...names.map((name) => ({ ...name, offset: name.offset + start.length })));
    joined.code = start + code;
  }
  return joined;
}
