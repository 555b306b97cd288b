import {
  Comment,
  ReflectionKind,
  type CommentTag,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import type { ReferencePlace } from '../../../../../src/model/docs/doc';
import { formatDate } from '../../../../../src/locales/formats';
import { REFERENCE_KINDS } from '../../../../../src/model/reference/kinds';
import type { NamedLink, Block, Row } from '../../../../../src/model/reference/reference-blocks';
import type { ReferencePage } from '../../../../../src/model/reference/reference-page';
import { summaryText } from '../comments/comment-markdown';
import { packageNameOf } from '../import-names';
import { summaryOf } from './inheritance';
import { ownText } from './own-text';
import { commentText, kindTitle, linkOf, placeIn, textOf, type WriterContext } from './writer-context';
import { commentOf } from './type-members';

/** Describes a package's page: its purpose, and its symbols by kind. */
export function describePackage(module: DeclarationReflection, context: WriterContext): ReferencePage {
  const { file, packageName } = context;
  const importName = context.importName(packageName);
  const about = textOf(module.comment, context);
  const content = [
    ...(about ? [{ type: 'text', text: about } as const] : []),
    ...latestRelease(context),
    ...symbolLists(module, context),
  ];
  return {
    file,
    pageKind: 'package',
    title: importName,
    description: summaryText(module.comment) || context.t('packageDescription', { package: importName }),
    package: packageName,
    translated: !context.isUntranslated(module.comment),
    nameTargets: Object.fromEntries(context.nameTargets),
    data: { importName, symbols: placesOf(module, context), content },
  };
}

/**
 * Creates the text with a package's latest release and a link to its changes page; nothing for an
 * unreleased package.
 */
function latestRelease({ packageName, t, language, latestRelease: find }: WriterContext): Block[] {
  const release = find(packageName);
  if (!release) return [];
  const text = t('latestRelease', {
    version: release.version,
    date: formatDate(release.date, language),
    file: '../changes.md',
  });
  return [{ type: 'text', text: ownText(text) }];
}

/** Describes the reference's root page: all packages. */
export function describeRoot(project: ProjectReflection, context: WriterContext): ReferencePage {
  const modules = (project.children ?? [])
    .filter((child) => child.kindOf(ReflectionKind.Module))
    .sort(byName);
  return {
    file: context.file,
    pageKind: 'root',
    title: context.t('apiReference'),
    description: context.t('apiReferenceDescription'),
    translated: true,
    data: {
      packages: modules.map((module) => ({
        name: packageNameOf(module),
        importName: context.importName(packageNameOf(module)),
        summary: summaryText(module.comment),
        translated: !context.isUntranslated(module.comment),
        symbols: placesOf(module, context),
      })),
    },
  };
}

/** Lists the symbols by kind, and the re-exports. Symbols with `@category` or `@group` have lists of their own. */
export function symbolLists(module: DeclarationReflection, context: WriterContext): Block[] {
  const { t } = context;
  const children = [...(module.children ?? [])];
  const references = children
    .filter((child) => child.kindOf(ReflectionKind.Reference))
    .sort(byName)
    .map((reference) => ({ name: reference.name, target: targetOf(reference) }));
  const isOwn = ({ target }: { target: Reflection }) => packageNameOf(target) === packageNameOf(module);
  const linksOf = (listed: typeof references) =>
    listed.map(({ name, target }) => linkOf(name, target, context));
  const kinds = REFERENCE_KINDS.map(({ typedoc, directory }): [title: string, id: string, Block[]] => {
    const symbols = children.filter((child) => ReflectionKind[child.kind] === typedoc).sort(byName);
    return [kindTitle(ReflectionKind[typedoc], true), directory, symbolRows(symbols, module, context)];
  });
  const reexports = [
    ...linksOf(references.filter((each) => !isOwn(each))),
    ...context.printer.nodes.foreignExportsOf(module),
  ].sort(byName);
  const linkBlock = (links: NamedLink[]): Block[] => (links.length === 0 ? [] : [{ type: 'links', links }]);
  return [
    ...kinds,
    [t('aliases'), 'aliases', linkBlock(linksOf(references.filter(isOwn)))] as const,
    [t('reexports'), 'references', linkBlock(reexports)] as const,
  ].flatMap(([title, id, lists]): Block[] =>
    lists.length === 0 ? [] : [{ type: 'title', title, id }, ...lists],
  );
}

/** Lists symbols of one kind, below the titles and descriptions of their categories and groups. */
function symbolRows(
  symbols: readonly DeclarationReflection[],
  module: DeclarationReflection,
  context: WriterContext,
): Block[] {
  const { t } = context;
  const lists = new Map<string, { title: Block[]; rows: Row[] }>();
  for (const symbol of symbols) {
    const row = { ...linkOf(symbol.name, symbol, context), ...summaryOf(symbol, context) };
    const titles = (['@group', '@category'] as const).flatMap(
      (tag) =>
        commentOf(symbol)
          ?.getTags(tag)
          .map((each) => categoryTitle(tag, each, module, context)) ?? [],
    );
    for (const title of titles.length > 0 ? titles : [[]]) {
      const key = JSON.stringify(title);
      const list = lists.get(key) ?? { title, rows: [] };
      list.rows.push(row);
      lists.set(key, list);
    }
  }
  // Symbols without a category are first.
  return [...lists.values()]
    .sort((one, other) => Math.min(one.title.length, 1) - Math.min(other.title.length, 1))
    .flatMap(({ title, rows }) => [...title, { type: 'rows', head: [t('name'), t('description')], rows }]);
}

/** Returns a category's title, and the description that the package or namespace has for it. */
function categoryTitle(
  tag: '@group' | '@category',
  named: CommentTag,
  module: DeclarationReflection,
  context: WriterContext,
): Block[] {
  const name = Comment.combineDisplayParts(named.content).trim();
  const described = module.comment
    ?.getTags(`${tag}Description`)
    .map((each) => ({ each, ...Comment.splitPartsToHeaderAndBody(each.content) }))
    .find(({ header }) => header === name);
  return [
    { type: 'text', title: context.t(tag), text: commentText(named.content, named, context) },
    ...(described
      ? [{ type: 'text', text: commentText(described.body, described.each, context) } as const]
      : []),
  ];
}

function targetOf(reference: DeclarationReflection): Reflection {
  return (
    (
      reference as DeclarationReflection & { tryGetTargetReflectionDeep?: () => Reflection | undefined }
    ).tryGetTargetReflectionDeep?.() ?? reference
  );
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Lists a package's symbols. */
function placesOf(module: DeclarationReflection, context: WriterContext): ReferencePlace[] {
  const base = (context.linkTo(module) ?? '').replace(/index\.md$/, '');
  return REFERENCE_KINDS.flatMap(({ typedoc }) =>
    (module.children ?? [])
      .filter((child) => ReflectionKind[child.kind] === typedoc)
      .sort(byName)
      .map((child) => ({
        name: child.name,
        place: placeIn(base, context.linkTo(child) ?? ''),
      })),
  );
}
