import {
  OptionDefaults,
  ReflectionKind,
  type Comment,
  type CommentDisplayPart,
  type CommentTag,
  type DeclarationReflection,
  type Reflection,
} from 'typedoc';
import type { Translate } from '../../../../../src/locales/messages';
import type {
  CommentText,
  LinkedCode,
  MemberOrigin,
  NamedLink,
  SimpleBlock,
} from '../../../../../src/model/reference/reference-blocks';
import type { ReferenceSource } from '../../../../../src/model/docs/doc';
import type { Locale } from '../../../../../src/locales/locales';
import { memberHistory, type NameHistory, type Release } from '../../../../../src/model/reference/history';
import { memoize } from '../../../../../src/model/text/memoize';
import type { ModuleIndex } from '../../../../../src/model/reference/nest-module';
import { versionOf } from '../../read-histories';
import type { CodePrinter } from '../code/code-printer';
import { linksOf } from '../code/code-links';
import type { PrintedCode } from '../code/print-node';
import type { FindConfigurationKey } from '../configuration/configuration-keys';
import { partsToMarkdown, type LinkTo } from '../comments/comment-markdown';
import { IGNORED_TAGS } from '../comments/comment-tags';
import { unfenced } from '../default-value';
import type { PagePlaces } from '../docs-router';
import type { ExplainedErrors } from '../errors/read-errors';
import { packageNameOf } from '../import-names';
import type { FindSymbol } from '../find-symbol';
import type { FindUsers } from '../find-users';
import { inlineCode } from '../../../../../src/model/text/markdown-text';

/** What the pages in one language are described with. */
export interface PagesOptions {
  printer: CodePrinter;
  findSymbol: FindSymbol;
  findUsers: FindUsers;
  t: Translate<'reference' | 'api'>;
  /** Locale code for `t`. */
  language: Locale;
  /** Checks whether a text on a translated page is still in the source language. */
  isUntranslated: (text: Comment | CommentTag | undefined) => boolean;
  /** Converts a package's folder name to its import name. */
  importName: (packageName: string) => string;
  /** Finds a definition by package and place in the package, such as `classes/Page#size`. */
  sourceOf: (packageName: string, place: string, symbol: DeclarationReflection) => ReferenceSource | null;
  /** Finds a package's latest release by folder name; null for an unreleased package. */
  latestRelease: (packageName: string) => Release | null;
  /** Finds a symbol's or member's history by package, place, and declaration; null if it isn't released yet. */
  findHistory: (
    packageName: string,
    place: string,
    declaration: DeclarationReflection | undefined,
  ) => NameHistory | null;
  configurationKey: FindConfigurationKey;
  modules: ModuleIndex;
  /** The toolkit's error messages and what they mean; null if there are none. */
  explainedErrors: ExplainedErrors | null;
}

/** Shared by all functions that describe a page: links, language, and the names linked so far. */
export interface WriterContext extends PagesOptions {
  /** Path of the page's file below the language's folder. */
  file: string;
  /** Folder name of the page's package. */
  packageName: string;
  /** Place of the page's symbol in its package, such as `classes/Page`. */
  place: string;
  linkTo: LinkTo;
  /** The history of the page's symbol; null if it isn't released yet, and on other pages. */
  history: NameHistory | null;
  /** Finds the history of a member of the page's symbol; null if it isn't released yet. */
  historyOf: (member: DeclarationReflection) => NameHistory | null;
  /** Finds the source of such a member, and what its history says beside the symbol's. */
  originOf: (member: DeclarationReflection) => MemberOrigin;
  /** Linked names in this page's code and comments → relative `.md` path or absolute URL. */
  nameTargets: Map<string, string>;
  /** Adds the links to a piece of code. */
  withLinks: (code: PrintedCode) => LinkedCode;
  /** Links a toolkit name wherever the page's comments contain it as code. */
  linkName: (name: string) => void;
}

/** Creates the context of one page. */
export function createWriterContext(
  file: string,
  model: Reflection,
  { linkFrom }: PagePlaces,
  options: PagesOptions,
): WriterContext {
  const linkTo = (target: Reflection) => linkFrom(file, target);
  // A page's signatures don't link to it.
  const ownLink = linkTo(model);
  const packageName = packageNameOf(model);
  const place = placeIn(`${packageName}/src/`, file);
  const historyOf = memoize((member: DeclarationReflection) =>
    options.findHistory(packageName, `${place}#${member.name}`, member),
  );
  const history =
    model.isDeclaration() && !model.kindOf(ReflectionKind.Module)
      ? options.findHistory(packageName, place, model)
      : null;
  const nameTargets = new Map<string, string>();
  // If two symbols share a name, prose can't show which one is meant.
  const ambiguous = new Set<string>();
  const addName = (name: string, url: string) => {
    if ((nameTargets.get(name) ?? url) !== url) ambiguous.add(name);
    if (ambiguous.has(name)) nameTargets.delete(name);
    else nameTargets.set(name, url);
  };
  return {
    ...options,
    file,
    packageName,
    place,
    linkTo,
    history,
    historyOf,
    originOf: (member) => ({
      name: member.name,
      sourceUrl: options.sourceOf(packageName, `${place}#${member.name}`, member)?.url ?? null,
      history: memberHistory(historyOf(member), history),
    }),
    nameTargets,
    withLinks: (code) => {
      const links = linksOf(code, options.printer.nodes, linkTo).filter(([, , url]) => url !== ownLink);
      for (const [offset, length, url] of links) addName(code.code.slice(offset, offset + length), url);
      return { code: code.code, links };
    },
    linkName: (name) => {
      const target = nameTargets.has(name) ? null : options.findSymbol(name, packageName);
      const url = target && linkTo(target);
      if (url && url !== ownLink) addName(name, url);
    },
  };
}

/** Returns the place of a page's symbol in its package, such as `classes/Page`. The file is below the package's folder. */
export function placeIn(folder: string, file: string): string {
  return file.replace(/(?:\/index)?\.md$/, '').slice(folder.length);
}

/** Returns a part of a comment as Markdown with its language. */
export function commentText(
  parts: readonly CommentDisplayPart[],
  owner: Comment | CommentTag | undefined,
  { linkTo, isUntranslated }: WriterContext,
): CommentText {
  return { markdown: partsToMarkdown(parts, linkTo), isUntranslated: isUntranslated(owner) };
}

/** Returns the text of a comment's summary or of a tag; undefined if there is none. */
export function textOf(
  owner: Comment | CommentTag | undefined,
  context: WriterContext,
): CommentText | undefined {
  if (!owner) return undefined;
  const text = commentText('summary' in owner ? owner.summary : owner.content, owner, context);
  return text.markdown === '' ? undefined : text;
}

/** Creates the title above a part of a member, such as its return value. */
export function label(title: string): SimpleBlock {
  return { type: 'label', title };
}

/** Creates the block that shows a declaration as code, with links. */
export function signatureBlock(code: PrintedCode, context: WriterContext): SimpleBlock {
  return { type: 'signature', code: context.withLinks(code) };
}

/** Returns the link to a reflection. */
export function linkOf(
  name: string,
  target: Reflection | null | undefined,
  context: WriterContext,
): NamedLink {
  return { name, target: target ? context.linkTo(target) : null };
}

/**
 * Describes deprecation, summary, remarks, and further tags.
 *
 * @param elsewhere - What the page shows at another place: a version in `@since` in the history, and a
 *   property's default next to its type.
 */
export function prose(
  comment: Comment | undefined,
  context: WriterContext,
  elsewhere: readonly ('version' | 'default')[] = ['version'],
): SimpleBlock[] {
  const isElsewhere = (tag: CommentTag) =>
    isDefault(tag)
      ? elsewhere.includes('default')
      : tag.tag === '@since' && elsewhere.includes('version') && versionOf(tag) !== undefined;
  if (!comment) return [];
  const deprecated = comment.getTag('@deprecated');
  const stage = STAGES.find((each) => comment.hasModifier(each) || comment.getTag(each));
  const texts = [comment, ...comment.getTags('@remarks')].map((each) => textOf(each, context));
  return [
    ...(stage ? [label(context.t(stage))] : []),
    ...(deprecated
      ? [
          {
            type: 'deprecated' as const,
            title: context.t('deprecated'),
            text: commentText(deprecated.content, deprecated, context),
          },
        ]
      : []),
    ...texts.flatMap((text): SimpleBlock[] => (text ? [{ type: 'text', text }] : [])),
    ...comment.blockTags
      .filter((tag) => !HANDLED_TAGS.has(tag.tag) && (tag.content.length > 0 || tag.typeAnnotation))
      .filter((tag) => !isElsewhere(tag))
      .map(
        (tag): SimpleBlock => ({
          type: 'text',
          title: labelOfTag(tag, context),
          text: {
            ...typedText(isDefault(tag) ? withoutFence(tag) : tag, context),
            isUntranslated: context.isUntranslated(tag),
          },
        }),
      ),
  ];
}

/** Turns a type's `@default` into text. TypeDoc treats all its lines as code, but some are prose. */
function withoutFence(tag: CommentTag): CommentTag {
  const content = tag.content.map((part) =>
    part.kind === 'code' ? { kind: 'text' as const, text: unfenced(part.text) } : part,
  );
  return Object.assign(tag.clone(), { content });
}

/** Checks for the tags of a default value. */
function isDefault({ tag }: CommentTag): boolean {
  return tag === '@default' || tag === '@defaultValue';
}

const STAGES = ['@alpha', '@beta', '@experimental'] as const;

/** TypeDoc's tags that a comment shows below its text. */
const SHOWN_TAGS: readonly string[] = [
  '@author',
  '@category',
  '@default',
  '@defaultValue',
  '@group',
  '@license',
  '@since',
  '@summary',
  '@yields',
];

/** Tags that TypeDoc or other parts of the page handle, and tags about the documentation itself. */
const HANDLED_TAGS = new Set<string>([
  ...OptionDefaults.blockTags.filter((tag) => !SHOWN_TAGS.includes(tag)),
  ...IGNORED_TAGS,
  ...STAGES,
]);

/** Returns a tag's text after its type. A documented type is linked. */
export function typedText(tag: CommentTag, context: WriterContext): CommentText {
  const type = tag.typeAnnotation?.replace(/^\{|\}$/g, '').trim();
  if (type) context.linkName(type);
  const { markdown, isUntranslated } = commentText(tag.content, tag, context);
  const parts = [type ? inlineCode(type) : '', markdown].filter(Boolean);
  return { markdown: parts.join(markdown.startsWith('- ') ? '\n\n' : ' '), isUntranslated };
}

const KNOWN_TAGS = ['@author', '@category', '@group', '@since', '@summary', '@todo'] as const;

/** Returns a tag's title. An unknown tag's title is its name: `@sideEffects` → "Side effects". */
function labelOfTag(labeled: CommentTag, { t }: WriterContext): string {
  const { tag } = labeled;
  if (isDefault(labeled)) return t('defaultValue');
  const known = KNOWN_TAGS.find((each) => each === tag);
  if (known) return t(known);
  const name = tag.slice(1).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns TypeDoc's localized title for a kind. */
export function kindTitle(kind: ReflectionKind, plural: boolean): string {
  return plural ? ReflectionKind.pluralString(kind) : ReflectionKind.singularString(kind);
}
