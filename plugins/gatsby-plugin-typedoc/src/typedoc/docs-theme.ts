import path from 'node:path';
import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type DeclarationReflection,
  type Reflection,
  type Renderer,
} from 'typedoc';
import { MarkdownTheme } from 'typedoc-plugin-markdown';
import { API_SLUG } from '../../../../src/model/docs/addresses';
import type { ReferenceSource } from '../../../../src/model/docs/doc';
import type { NameHistory, Release } from '../../../../src/model/reference/history';
import type { ModuleIndex } from '../../../../src/model/reference/module-facts';
import { kindOfTypedoc, REFERENCE_KINDS_FILE } from '../../../../src/model/reference/kinds';
import type { SymbolEntry } from '../../../../src/model/reference/symbol-entry';
import { createFindSymbol, type FindSymbol } from './find-symbol';
import type { FindUsers } from './find-users';
import { symbolLists, writePackagePage, writeRootPage } from './pages/index-pages';
import { declaredMember, ownMembers } from './pages/member-anchors';
import type { ErrorFacts } from '../errors/read-errors';
import { thrownMessages } from '../errors/thrown-messages';
import { frontMatterPage } from '../front-matter-page';
import { printContent } from '../../../shared/print-content';
import type { SymbolBlock } from '../../../../src/model/reference/symbol-content';
import { importStatement, packageNameOf } from './import-facts';
import type { CodePrinter } from './code/code-printer';
import type { FindConfigurationKey } from './configuration/configuration-keys';
import { createPageContext, type PageContext } from './pages/page-context';
import { describeSymbol } from './pages/symbol-page';
import { commentOf } from './pages/type-members';
import type { Text } from '../../../../src/locales/messages';

export interface ThemeOptions {
  printer: CodePrinter;
  findUsers: FindUsers;
  words: Text<'reference'>;
  /** Locale code for `words`. */
  language: string;
  isUntranslated: (text: Comment | CommentTag | undefined) => boolean;
  /** Converts a package's folder name to its import name. */
  importName: (packageName: string) => string;
  /** Finds a definition by package and place in the package, such as `classes/Page#size`. */
  sourceOf: (packageName: string, place: string, symbol: DeclarationReflection) => ReferenceSource | null;
  /** Finds a package's latest release by folder name; null for an unreleased package. */
  latestRelease: (packageName: string) => Release | null;
  /**
   * Finds a symbol's or member's history by package, history name (`classes/Page#size`), and
   * declaration.
   */
  historyOf: (
    packageName: string,
    name: string,
    declaration: DeclarationReflection | undefined,
  ) => NameHistory | null;
  configurationKey: FindConfigurationKey;
  modules: ModuleIndex;
  /** Error messages and what they mean; null without a list of them. */
  messages: ErrorFacts | null;
  /** Called with the context of the root page, to write other pages about all packages. */
  onRoot: (context: PageContext) => void;
  /** Called for every page that cannot be generated. */
  onProblem: (message: string) => void;
  /** Called for every symbol written, with its place in the package, such as `classes/Page`. */
  collectSymbol: (entry: SymbolEntry, place: string, symbol: DeclarationReflection) => void;
}

type Page = Parameters<MarkdownTheme['render']>[0];

/**
 * Creates the TypeDoc theme that writes the site's Markdown: front matter, fixed heading IDs, and linked
 * signatures.
 */
export function createDocsTheme(options: ThemeOptions): new (renderer: Renderer) => MarkdownTheme {
  return class DocsTheme extends MarkdownTheme {
    private findSymbol: FindSymbol | null = null;

    override render(page: Page): string {
      const model = page.model as Reflection;
      const findSymbol = (this.findSymbol ??= createFindSymbol(page.project));
      const linkTo = (target: Reflection) => this.relativeUrl(page.url, target);
      const context = createPageContext({
        printer: options.printer,
        findUsers: options.findUsers,
        importName: options.importName,
        words: options.words,
        isUntranslated: options.isUntranslated,
        configurationKey: options.configurationKey,
        modules: options.modules,
        symbolIn: findSymbol,
        linkTo,
        ownLink: linkTo(model),
        findSymbol: (name) => findSymbol(name, packageNameOf(model)),
      });
      if (model.isProject()) {
        options.onRoot(context);
        return writeRootPage(model, context, options);
      }
      const declaration = model as DeclarationReflection;
      if (declaration.kindOf(ReflectionKind.Module)) return writePackagePage(declaration, context, options);
      return this.symbolPage(declaration, page.url, context);
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

    /** Finds the symbol or package whose page shows a reflection. */
    private pageOwner(target: Reflection): Reflection | null {
      let current: Reflection | undefined = target;
      while (current && !current.isProject()) {
        const hasPage = kindOfTypedoc(ReflectionKind[current.kind] ?? '') !== undefined;
        if (
          current.kindOf(ReflectionKind.Module) ||
          (hasPage && current.parent?.kindOf(ReflectionKind.SomeModule))
        )
          return current;
        current = current.parent;
      }
      return null;
    }

    private messagesOf(symbol: DeclarationReflection, url: string, { words }: PageContext): SymbolBlock[] {
      if (!options.messages || !symbol.kindOf(ReflectionKind.Class)) return [];
      return thrownMessages(symbol.name, options.messages, {
        words,
        url,
        linkTo: (name, packageName) => {
          const found = this.findSymbol?.(name, packageName ?? packageNameOf(symbol));
          return found ? this.relativeUrl(url, found) : null;
        },
      });
    }

    private symbolPage(symbol: DeclarationReflection, url: string, context: PageContext): string {
      const typedocKind = ReflectionKind[symbol.kind] ?? String(symbol.kind);
      const row = kindOfTypedoc(typedocKind);
      if (!row) {
        options.onProblem(
          `typedoc-out/${url}: no route for the TypeDoc kind "${typedocKind}" of "${symbol.name}". Add it to ${REFERENCE_KINDS_FILE}.`,
        );
        return '';
      }
      const packageName = packageNameOf(symbol);
      const facts = describeSymbol(symbol, context);
      const place = url.replace(/(?:\/index)?\.md$/, '');
      const placeInPackage = place.slice(`${packageName}/src/`.length);
      options.collectSymbol(
        {
          package: packageName,
          kind: row.kind,
          name: symbol.name,
          slug: `${API_SLUG}${place}/`,
          summary: facts.summary,
          signature: facts.signature.slice(0, 400),
          members: Object.fromEntries(facts.members.map(({ name, anchor }) => [name, anchor])),
        },
        placeInPackage,
        symbol,
      );
      const code = importStatement(symbol, options.importName(packageName));
      const content: SymbolBlock[] = [
        { type: 'import', code: { code, links: [] } },
        ...withMessages(facts.content, this.messagesOf(symbol, url, context)),
        ...(symbol.kindOf(ReflectionKind.Namespace) ? symbolLists(symbol, context) : []),
      ];
      const own = ownMembers(symbol);
      return frontMatterPage(
        {
          title: symbol.name,
          description: facts.summary || options.words('packageDescription', { package: packageName }),
          package: packageName,
          kind: row.kind,
          symbol: symbol.name,
          translated: !options.isUntranslated(commentOf(symbol)),
          types: Object.fromEntries(context.types),
          facts: {
            ...facts,
            content,
            members: facts.members.map((member) => {
              const declaration = own.find(({ name }) => name === member.name);
              const memberPlace = `${placeInPackage}#${member.name}`;
              const source = declaration && options.sourceOf(packageName, memberPlace, declaration);
              return {
                ...member,
                history: options.historyOf(packageName, memberPlace, declaration),
                sourceUrl: source?.url ?? null,
              };
            }),
            history: options.historyOf(packageName, placeInPackage, symbol),
            importName: options.importName(packageName),
            source: options.sourceOf(packageName, placeInPackage, symbol),
          },
        },
        printContent(content),
      );
    }
  };
}

/** Puts the messages of an exception class below its description. */
function withMessages(content: readonly SymbolBlock[], messages: readonly SymbolBlock[]): SymbolBlock[] {
  const end = content.findIndex(({ type }) => type !== 'text' && type !== 'deprecated');
  return [...content.slice(0, end), ...messages, ...content.slice(end)];
}
