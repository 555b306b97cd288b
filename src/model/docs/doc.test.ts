import fs from 'node:fs';
import { buildSchema, getNullableType, isListType, isNonNullType, isObjectType } from 'gatsby/graphql';
import ts from 'typescript';
import { DOC_TYPES } from './doc-schema';

const schema = buildSchema(
  `directive @dontInfer on OBJECT\ndirective @link(by: String) on FIELD_DEFINITION\ntype File { id: ID! }\nscalar JSON\ninterface Node { id: ID! }\ntype Query { doc: Doc }\n${DOC_TYPES}`,
);

/**
 * The schema types that have a separate TypeScript interface. All others are derived from the generated
 * types.
 */
const INTERFACES: readonly (readonly [type: string, file: string, name: string])[] = [
  ['DocProblem', 'text/problem', 'Problem'],
  ['ReferenceChange', 'reference/history', 'DeclarationChange'],
  ['ReferenceHistory', 'reference/history', 'NameHistory'],
];

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
  return declaration.members.filter(ts.isPropertySignature).map((property) => {
    const type = property.type?.getText(source) ?? '';
    const nullable = type.endsWith(' | null') || property.questionToken !== undefined;
    const kind = type.includes('[]') ? 'list' : 'value';
    return `${(property.name as ts.Identifier).text}: ${kind}${nullable ? ' or null' : ''}`;
  });
}

it.each(INTERFACES)('the fields of %s agree with the TypeScript interface', (typeName, file, name) => {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} has no fields`);
  const fields = Object.values(type.getFields()).map((field) => {
    const required = isNonNullType(field.type);
    const kind = isListType(getNullableType(field.type)) ? 'list' : 'value';
    return `${field.name}: ${kind}${required ? '' : ' or null'}`;
  });
  expect(propertiesOf(file, name).sort()).toEqual(fields.sort());
});

it('guides and reference pages are the types of docs', () => {
  expect(schema.getPossibleTypes(schema.getType('Doc') as never).map(({ name }) => name)).toEqual([
    'Guide',
    'Reference',
  ]);
});
