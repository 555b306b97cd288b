import { buildSchema } from 'graphql';
import { DOC_TYPES, selectFields } from './doc';
import { described, list, nullable, object, printType, text } from './graphql-type';

it('a type is written once and printed as GraphQL', () => {
  const type = object('Book', { title: text, notes: nullable(list(described('One sentence.', text))) });
  expect(printType(type)).toBe('type Book {\n  title: String!\n  notes: [String!]\n}');
});

it('a query asks for fields with all that is below them', () => {
  expect(selectFields('Reference', ['docId', 'source', 'signatures'])).toBe(
    'docId source { file line url } signatures { typeParameters parameters returns }',
  );
});

it('the Doc model is valid GraphQL, and each field is described at most once', () => {
  const schema = buildSchema(
    `directive @dontInfer on OBJECT\nscalar JSON\ninterface Node { id: ID! }\ntype Query { doc: Doc }\n${DOC_TYPES}`,
  );
  expect(schema.getPossibleTypes(schema.getType('Doc') as never).map(({ name }) => name)).toEqual([
    'Guide',
    'Reference',
  ]);
});
