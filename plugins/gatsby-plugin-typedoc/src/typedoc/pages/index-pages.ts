import { ReflectionKind, type DeclarationReflection, type ProjectReflection, type Reflection } from 'typedoc';
import { langOf } from '../../../../../src/locales/locales';
import { REFERENCE_KINDS } from '../../../../../src/model/kinds';
import { partsToMarkdown, summaryMarkdown, summaryText } from '../comments/comment-markdown';
import type { ThemeOptions } from '../docs-theme';
import { frontMatterPage } from '../../front-matter-page';
import { packageNameOf } from '../import-facts';
import {
  codeLink,
  inItsLanguage,
  inlineInItsLanguage,
  kindTitle,
  table,
  type PageWriter,
} from './page-writer';
import { commentOf } from './type-members';

/** Writes a package's page: its purpose, and its symbols by kind. */
export function writePackagePage(
  module: DeclarationReflection,
  writer: PageWriter,
  options: ThemeOptions,
): string {
  const packageName = packageNameOf(module);
  const importName = options.importName(packageName);
  const about = module.comment
    ? inItsLanguage(partsToMarkdown(module.comment.summary, writer.linkTo), module.comment, writer)
    : '';
  return frontMatterPage(
    {
      title: importName,
      description:
        summaryText(module.comment) || options.words('packageDescription', { package: importName }),
      package: packageName,
      translated: !options.isForeign(module.comment),
      facts: { importName, symbols: placesOf(module, writer) },
    },
    [about, latestRelease(packageName, options), symbolLists(module, writer)].join('\n\n'),
  );
}

/** Links to the changes page, which exists only for released packages. */
function latestRelease(packageName: string, { words, language, latestRelease: find }: ThemeOptions): string {
  const release = find(packageName);
  if (!release) return '';
  const date = new Intl.DateTimeFormat(langOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return words('latestRelease', {
    version: release.version,
    date: date.format(new Date(release.date)),
    file: '../changes.md',
  });
}

/** Writes the reference's root page. The site renders its list from the front matter. */
export function writeRootPage(project: ProjectReflection, writer: PageWriter, options: ThemeOptions): string {
  const modules = (project.children ?? [])
    .filter((child) => child.kindOf(ReflectionKind.Module))
    .sort(byName);
  return frontMatterPage(
    {
      title: options.words('apiReference'),
      description: options.words('apiReferenceDescription'),
      translated: true,
      facts: {
        packages: modules.map((module) => ({
          name: packageNameOf(module),
          importName: options.importName(packageNameOf(module)),
          summary: summaryText(module.comment),
          translated: !options.isForeign(module.comment),
          symbols: placesOf(module, writer),
        })),
      },
    },
    '',
  );
}

/** Writes one symbol table per kind, and a list of the re-exports. */
export function symbolLists(module: DeclarationReflection, writer: PageWriter): string {
  const children = [...(module.children ?? [])];
  const blocks = REFERENCE_KINDS.flatMap(({ typedoc, directory }) => {
    const symbols = children.filter((child) => ReflectionKind[child.kind] === typedoc).sort(byName);
    return symbols.length === 0
      ? []
      : [`## ${kindTitle(ReflectionKind[typedoc], true)} {#${directory}}`, symbolTable(symbols, writer)];
  });
  const references = children
    .filter((child) => child.kindOf(ReflectionKind.Reference))
    .sort(byName)
    .map((reference) => ({ name: reference.name, target: targetOf(reference) }));
  const isOwn = ({ target }: { target: Reflection }) => packageNameOf(target) === packageNameOf(module);
  for (const [title, listed] of [
    [`${writer.words('aliases')} {#aliases}`, references.filter(isOwn)],
    [`${writer.words('reexports')} {#references}`, references.filter((each) => !isOwn(each))],
  ] as const) {
    const links = listed.map(({ name, target }) => `- ${codeLink(name, writer.linkTo(target))}`);
    if (links.length > 0) blocks.push(`## ${title}`, links.join('\n'));
  }
  return blocks.join('\n\n');
}

function targetOf(reference: DeclarationReflection): Reflection {
  return (
    (
      reference as DeclarationReflection & { tryGetTargetReflectionDeep?: () => Reflection | undefined }
    ).tryGetTargetReflectionDeep?.() ?? reference
  );
}

function symbolTable(symbols: readonly DeclarationReflection[], writer: PageWriter): string {
  return table(
    [writer.words('name'), writer.words('description')],
    symbols.map((symbol) => {
      const comment = commentOf(symbol);
      return [
        codeLink(symbol.name, writer.linkTo(symbol)),
        inlineInItsLanguage(summaryMarkdown(comment, writer.linkTo), comment, writer),
      ];
    }),
  );
}

function byName(a: DeclarationReflection, b: DeclarationReflection): number {
  return a.name.localeCompare(b.name, 'en');
}

/**
 * Lists a package's symbols as `classes/Page`, followed by the name if the path can't contain it.
 */
function placesOf(module: DeclarationReflection, writer: PageWriter): string[] {
  const base = (writer.linkTo(module) ?? '').replace(/index\.md$/, '');
  return REFERENCE_KINDS.flatMap(({ typedoc }) =>
    (module.children ?? [])
      .filter((child) => ReflectionKind[child.kind] === typedoc)
      .sort(byName)
      .map((child) => {
        const place = (writer.linkTo(child) ?? '').slice(base.length).replace(/(?:\/index)?\.md$/, '');
        return place.endsWith(`/${child.name}`) ? place : `${place} ${child.name}`;
      }),
  );
}
