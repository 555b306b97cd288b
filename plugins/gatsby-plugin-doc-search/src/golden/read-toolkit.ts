import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {
  MemberKind,
  SearchableDoc,
  SearchableMember,
  SearchableSignature,
  SearchableSymbol,
  SymbolKind,
} from '../searchable-doc';

const FOLDERS: Record<SymbolKind, string> = {
  class: 'classes',
  function: 'functions',
  interface: 'interfaces',
  'type-alias': 'type-aliases',
  variable: 'variables',
  enumeration: 'enumerations',
};

const flat = (text: string): string =>
  text
    .replace(/\{@link ([^}]+)\}/g, '$1')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function summaryOf(node: ts.Node, locale: string): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const translated = docs.flatMap((doc) => doc.tags ?? []).find((tag) => tag.tagName.text === locale);
  return flat(ts.getTextOfJSDocComment(translated?.comment ?? docs[0]?.comment) ?? '');
}

const signatureOf = (node: ts.SignatureDeclaration, result = 'void'): SearchableSignature => ({
  typeParameters: (node.typeParameters ?? []).map((parameter) => parameter.name.text),
  parameters: node.parameters.map((parameter) => flat(parameter.type?.getText() ?? 'any')),
  returns: flat(node.type?.getText() ?? result),
});

function memberKind(node: ts.Node): MemberKind | null {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return 'method';
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) return 'property';
  if (ts.isAccessor(node)) return 'accessor';
  return ts.isEnumMember(node) ? 'enum-member' : null;
}

function membersOf(
  node: { members?: ts.NodeArray<ts.Node>; name?: ts.Node },
  locale: string,
): SearchableMember[] {
  const members = new Map<string, SearchableMember>();
  for (const member of node.members ?? []) {
    const kind = memberKind(member);
    if (!kind) continue;
    const name =
      kind === 'constructor'
        ? 'constructor'
        : ((member as ts.NamedDeclaration).name?.getText() ?? '').replace(/['"]/g, '');
    const known = members.get(name) ?? {
      name,
      anchor: name.toLowerCase(),
      kind,
      summary: summaryOf(member, locale),
      signatures: [],
    };
    if (kind === 'constructor' || kind === 'method')
      known.signatures.push(
        signatureOf(
          member as ts.SignatureDeclaration,
          kind === 'constructor' ? node.name?.getText() : undefined,
        ),
      );
    members.set(name, known);
  }
  return [...members.values()];
}

function symbolKind(node: ts.Node): SymbolKind | null {
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isTypeAliasDeclaration(node)) return 'type-alias';
  if (ts.isVariableStatement(node)) return 'variable';
  return ts.isEnumDeclaration(node) ? 'enumeration' : null;
}

function readSymbols(file: string, packageName: string, locale: string): SearchableSymbol[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node): SearchableSymbol[] => {
    const kind = symbolKind(node);
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind: word }) => word === ts.SyntaxKind.ExportKeyword);
    if (!kind || !isExported) return [];
    const names = ts.isVariableStatement(node)
      ? node.declarationList.declarations.map((declaration) => declaration.name.getText())
      : [(node as ts.DeclarationStatement).name?.getText() ?? ''];
    return names.map((name) => ({
      package: packageName,
      kind,
      name,
      summary: summaryOf(node, locale),
      deprecated: ts.getJSDocDeprecatedTag(node) !== undefined,
      signatures: ts.isFunctionDeclaration(node) ? [signatureOf(node)] : [],
      members: membersOf(node as { members?: ts.NodeArray<ts.Node> }, locale),
    }));
  });
}

/** Overloads are one symbol with several signatures. */
function mergeOverloads(symbols: readonly SearchableSymbol[]): SearchableSymbol[] {
  const merged = new Map<string, SearchableSymbol>();
  for (const symbol of symbols) {
    const key = `${symbol.kind}/${symbol.name}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, signatures: [...known.signatures, ...symbol.signatures] } : symbol);
  }
  return [...merged.values()];
}

/**
 * Reads the toolkit's declarations as docs, by their syntax alone. For tests; the site's own come from TypeDoc.
 *
 * @param root the folder `toolkit`
 * @param locale `en`, or the block tag that holds a translated summary
 */
export function readToolkit(root: string, locale: string): SearchableDoc[] {
  const prefix = locale === 'en' ? '/api' : `/${locale}/api`;
  const label = locale === 'en' ? 'API reference' : 'Довідник API';
  const indexes = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)src\/index\.ts$/.test(file));
  return indexes
    .filter((file) => !file.includes('node_modules'))
    .sort()
    .flatMap((index): SearchableDoc[] => {
      const folder = path.dirname(index);
      const name = path.dirname(folder);
      const files = fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'));
      const symbols = mergeOverloads(
        files.sort().flatMap((file) => readSymbols(path.join(root, folder, file), name, locale)),
      );
      const page = { locale, version: 'current', kind: 'reference' as const, sections: [] };
      return [
        {
          ...page,
          docId: `api/${folder}`,
          path: `${prefix}/${folder}/`,
          title: name,
          description: '',
          breadcrumb: [label],
        },
        ...symbols.map((symbol) => {
          const docId = `api/${folder}/${FOLDERS[symbol.kind]}/${symbol.name}`;
          const route = `${prefix}/${folder}/${FOLDERS[symbol.kind]}/${symbol.name}/`;
          return {
            ...page,
            docId,
            path: route,
            title: symbol.name,
            description: symbol.summary,
            breadcrumb: [label, name],
            symbol,
          };
        }),
      ];
    });
}
