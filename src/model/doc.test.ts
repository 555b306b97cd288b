import fs from 'node:fs';
import {
  buildSchema,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
} from 'gatsby/graphql';
import ts from 'typescript';
import { DOC_TYPES, selectFields } from './doc-schema';

const schema = buildSchema(
  `directive @dontInfer on OBJECT\nscalar JSON\ninterface Node { id: ID! }\ntype Query { doc: Doc }\n${DOC_TYPES}`,
);

const DOCS = new Set(['Doc', 'Guide', 'Reference']);
/** Fields of docs that have no property: Gatsby adds the ID, and resolvers compute the others. */
const RESOLVED = new Set(['id', 'label', 'hasRoute', 'outdated', 'linkGroups']);
/** Types that are aliases of the generated ones, so they can't differ. */
const GENERATED = new Set(
  [...fs.readFileSync('src/model/doc.ts', 'utf8').matchAll(/= Queries\.(\w+);/g)].map(([, name]) => name),
);
/** Interfaces in other files. */
const FILES: Readonly<Record<string, [file: string, name: string]>> = {
  DocProblem: ['problem', 'Problem'],
};

/** Describes the properties of an interface, such as `title: value` and `tags: list or null`. */
function propertiesOf(file: string, name: string): string[] {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(`src/model/${file}.ts`, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const declaration = source.statements.find(
    (each): each is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(each) && each.name.text === name,
  );
  if (!declaration) throw new Error(`${file}.ts has no interface ${name}`);
  const inherited = declaration.heritageClauses?.flatMap(({ types }) => types) ?? [];
  return [
    ...inherited.flatMap(({ expression }) => propertiesOf(file, (expression as ts.Identifier).text)),
    ...declaration.members.filter(ts.isPropertySignature).map((property) => {
      const type = property.type?.getText(source) ?? '';
      const nullable = type.endsWith(' | null') || property.questionToken !== undefined;
      const kind = /\[\]/.test(type) && !type.includes('MdxCode') ? 'list' : 'value';
      return `${(property.name as ts.Identifier).text}: ${kind}${nullable ? ' or null' : ''}`;
    }),
  ];
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => (isObjectType(type) || isInterfaceType(type)) && /^(?:Doc|Guide$|Reference)/.test(type.name),
);

it.each(types.filter(({ name }) => !GENERATED.has(name)).map((type) => [type.name, type] as const))(
  'the fields of %s agree with the TypeScript interface',
  (name, type) => {
    if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${name} has no fields`);
    const fields = Object.values(type.getFields())
      .filter((field) => !(DOCS.has(name) && RESOLVED.has(field.name)))
      .map((field) => {
        const required = isNonNullType(field.type);
        const kind = isListType(getNullableType(field.type)) ? 'list' : 'value';
        return `${field.name}: ${kind}${required ? '' : ' or null'}`;
      });
    expect(propertiesOf(...(FILES[name] ?? ['doc', name])).sort()).toEqual(fields.sort());
  },
);

it('all types are checked', () => {
  expect(types).toHaveLength(19);
});

it('a selection includes all fields of nested objects', () => {
  expect(selectFields('Reference', ['docId', 'source', 'signatures'])).toBe(
    'docId source { file line url } signatures { typeParameters parameters returns }',
  );
});

it('guides and reference pages are the types of docs', () => {
  expect(schema.getPossibleTypes(schema.getType('Doc') as never).map(({ name }) => name)).toEqual([
    'Guide',
    'Reference',
  ]);
});
