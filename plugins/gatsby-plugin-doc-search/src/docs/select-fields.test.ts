import { selectFields } from './select-fields';

it('a selection includes all fields of nested objects', () => {
  expect(selectFields('Reference', ['docId', 'source', 'signatures'])).toBe(
    'docId source { file line url } signatures { typeParameters parameters returns }',
  );
});
