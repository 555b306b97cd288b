import path from 'node:path';
import {
  ReflectionKind,
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type Renderer,
} from 'typedoc';
import { MarkdownTheme } from 'typedoc-plugin-markdown';
import { kindOfTypedoc, REFERENCE_KINDS, REFERENCE_KINDS_FILE } from '../reference-kinds';
import { inlineCode, partsToMarkdown, summaryText } from './comment-markdown';
import { createPageWriter, inItsLanguage, kindTitle, table, type PageWriter } from './page-writer';
import { declaredMember, writeSymbolPage, type SymbolFacts } from './symbol-page';
import type { Words } from './words';

/** One line of `symbols.json`: what links and search need to know of every symbol. */
export interface SymbolEntry {
  package: string;
  kind: string;
  name: string;
  /** Route without locale. */
  slug: string;
  summary: string;
  signature: string;
}

export interface ThemeOptions {
  words: Words;
  sourceLocale: string;
  isForeign: (comment: Comment | undefined) => boolean;
  /** Name by which a package is imported, from its folder name. */
  importName: (packageName: string) => string;
  /** Called for every page that cannot be made. */
  onProblem: (message: string) => void;
  /** Called for every symbol written. */
  onSymbol: (entry: SymbolEntry) => void;
}

type Page = Parameters<MarkdownTheme['render']>[0];

/** The theme that writes the site's kind of reference Markdown: front matter with facts, headings with fixed ids, linked signatures. */
export function createDocsTheme(options: ThemeOptions): new (renderer: Renderer) => MarkdownTheme {
  return class DocsTheme extends MarkdownTheme {
    override render(page: Page): string {
      const model = page.model as Reflection;
      const writer = createPageWriter({
        words: options.words,
        sourceLocale: options.sourceLocale,
        isForeign: options.isForeign,
        linkTo: (target) => this.relativeUrl(page.url, target),
      });
      if (model.isProject()) return this.rootPage(model, writer);
      const declaration = model as DeclarationReflection;
      if (declaration.kindOf(ReflectionKind.Module)) return this.packagePage(declaration, writer);
      return this.symbolPage(declaration, page.url, writer);
    }

    private relativeUrl(from: string, target: Reflection): string | null {
      const member = target.isSignature() ? target.parent : target;
      const declared =
        member.isDeclaration() &&
        member.parent?.isDeclaration() &&
        !member.parent.kindOf(ReflectionKind.SomeModule)
          ? declaredMember(member)
          : null;
      const own = this.pageOwner(declared?.owner ?? target);
      if (!own || !this.router.hasUrl(own)) return null;
      const url = this.router.getFullUrl(own).replace(/#.*$/, '');
      const relative = path.posix.relative(path.posix.dirname(from), url);
      const hash = declared && declared.owner === own && declared.anchor ? `#${declared.anchor}` : '';
      return `${relative.startsWith('.') ? '' : './'}${relative}${hash}`;
    }

    /** The symbol or package whose page shows a reflection. */
    private pageOwner(target: Reflection): Reflection | null {
      let current: Reflection | undefined = target;
      while (current && !current.isProject()) {
        if (
          current.kindOf(ReflectionKind.Module) ||
          (this.hasPage(current) && current.parent?.kindOf(ReflectionKind.SomeModule))
        )
          return current;
        current = current.parent;
      }
      return null;
    }

    private hasPage(reflection: Reflection): boolean {
      return kindOfTypedoc(ReflectionKind[reflection.kind] ?? '') !== undefined;
    }

    private symbolPage(symbol: DeclarationReflection, url: string, writer: PageWriter): string {
      const typedocKind = ReflectionKind[symbol.kind] ?? String(symbol.kind);
      const row = kindOfTypedoc(typedocKind);
      const packageName = url.split('/src/')[0] ?? '';
      if (!row) {
        options.onProblem(
          `typedoc-out/${url}: no route for the TypeDoc kind "${typedocKind}" of "${symbol.name}". Add it to ${REFERENCE_KINDS_FILE}.`,
        );
        return '';
      }
      const { markdown, facts } = writeSymbolPage(symbol, writer);
      const slug = `/api/${url.replace(/(?:\/index)?\.md$/, '')}/`;
      options.onSymbol({
        package: packageName,
        kind: row.kind,
        name: symbol.name,
        slug,
        summary: facts.summary,
        signature: facts.signature.slice(0, 400),
      });
      const comment = symbol.comment ?? symbol.signatures?.[0]?.comment;
      return page(
        {
          title: symbol.name,
          description: facts.summary || options.words.packageDescription.replace('{package}', packageName),
          package: packageName,
          kind: row.kind,
          symbol: symbol.name,
          translated: !options.isForeign(comment),
          types: Object.fromEntries(writer.types),
          facts: { ...facts, importName: options.importName(packageName), source: sourceOf(symbol) },
        },
        symbol.kindOf(ReflectionKind.Namespace)
          ? `${markdown}\n\n${this.symbolLists(symbol, writer)}`
          : markdown,
      );
    }

    private packagePage(module: DeclarationReflection, writer: PageWriter): string {
      const packageName = packageNameOf(module);
      const about = module.comment
        ? inItsLanguage(partsToMarkdown(module.comment.summary, writer.linkTo), module.comment, writer)
        : '';
      return page(
        {
          title: options.importName(packageName),
          description:
            summaryText(module.comment) ||
            options.words.packageDescription.replace('{package}', options.importName(packageName)),
          package: packageName,
          translated: !options.isForeign(module.comment),
          facts: { importName: options.importName(packageName), counts: countsOf(module) },
        },
        `${about}\n\n${this.symbolLists(module, writer)}`,
      );
    }

    private symbolLists(module: DeclarationReflection, writer: PageWriter): string {
      const blocks: string[] = [];
      const children = (module.children ?? []).map((child) => child);
      for (const { typedoc, directory } of REFERENCE_KINDS) {
        const symbols = children
          .filter((child) => ReflectionKind[child.kind] === typedoc)
          .sort((a, b) => a.name.localeCompare(b.name, 'en'));
        if (symbols.length === 0) continue;
        const kind = ReflectionKind[typedoc as keyof typeof ReflectionKind] as ReflectionKind;
        blocks.push(`## ${kindTitle(kind, true)} {#${directory}}`);
        blocks.push(this.symbolTable(symbols, writer));
      }
      const references = children.filter((child) => child.kindOf(ReflectionKind.Reference));
      if (references.length > 0) {
        blocks.push(`## ${kindTitle(ReflectionKind.Reference, true)} {#references}`);
        blocks.push(
          references
            .map((reference) => {
              const target =
                'getTargetReflectionDeep' in reference
                  ? (
                      reference as unknown as { getTargetReflectionDeep: () => Reflection }
                    ).getTargetReflectionDeep()
                  : reference;
              const url = writer.linkTo(target);
              return `- ${url ? `[${inlineCode(reference.name)}](${url})` : inlineCode(reference.name)}`;
            })
            .join('\n'),
        );
      }
      return blocks.join('\n\n');
    }

    private symbolTable(symbols: readonly DeclarationReflection[], writer: PageWriter): string {
      return table(
        [options.words.name, options.words.description],
        symbols.map((symbol) => {
          const comment = symbol.comment ?? symbol.signatures?.[0]?.comment;
          const text = summaryText(comment).replace(/</g, '&lt;');
          const url = writer.linkTo(symbol);
          const name = url ? `[${inlineCode(symbol.name)}](${url})` : inlineCode(symbol.name);
          return [
            name,
            text !== '' && options.isForeign(comment)
              ? `<!--lang:${options.sourceLocale}-->${text}<!--/lang-->`
              : text,
          ];
        }),
      );
    }

    private rootPage(project: ProjectReflection, writer: PageWriter): string {
      const modules = modulesOf(project).sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return page(
        {
          title: options.words.apiReference,
          description: options.words.apiReferenceDescription,
          translated: true,
          facts: {
            packages: modules.map((module) => {
              const name = packageNameOf(module);
              return {
                name,
                importName: options.importName(name),
                slug: `/api/${(writer.linkTo(module) ?? '').replace(/^\.\//, '').replace(/index\.md$/, '')}`,
                summary: summaryText(module.comment),
                translated: !options.isForeign(module.comment),
                counts: countsOf(module),
              };
            }),
          },
        },
        '',
      );
    }
  };
}

function modulesOf(project: ProjectReflection): DeclarationReflection[] {
  return (project.children ?? []).filter((child) => child.kindOf(ReflectionKind.Module));
}

function packageNameOf(module: DeclarationReflection): string {
  return module.name.replace(/\/src$/, '');
}

function countsOf(module: DeclarationReflection): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const child of module.children ?? []) {
    const kind = kindOfTypedoc(ReflectionKind[child.kind] ?? '')?.kind;
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function sourceOf(symbol: DeclarationReflection): { file: string; line: number; url: string | null } | null {
  const source = symbol.sources?.[0] ?? symbol.signatures?.[0]?.sources?.[0];
  return source ? { file: source.fileName, line: source.line, url: source.url ?? null } : null;
}

/** Front matter as one JSON value per line, which is YAML too, and the body. */
function page(data: Record<string, unknown>, body: string): string {
  const lines = Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}

export type { SymbolFacts };
