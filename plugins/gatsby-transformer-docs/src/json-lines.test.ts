import { parse } from 'yaml';
import { readJsonLines } from './json-lines';

it.each([
  'title: "Store: \\"x\\""\ntranslated: true\n',
  'facts: {"releases":[{"name":"a","from":null,"count":12}]}\nsymbol: "a"',
])('JSON values are read as YAML reads them: %s', (yaml) => {
  expect(readJsonLines(yaml)).toEqual(parse(yaml));
});

it.each([
  'title: Store',
  'title: "Store" # comment',
  'title:\n  - "Store"',
  '- "Store"',
  'title: "One"\ntitle: "Two"',
  'constructor: "Store"',
  '',
])('other YAML is left to its parser: %j', (yaml) => {
  expect(readJsonLines(yaml)).toBeNull();
});
