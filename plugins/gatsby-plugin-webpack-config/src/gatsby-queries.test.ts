import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { skipFiles, type FileParser } from './gatsby-queries';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'queries-'));
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};
const page = write('page.tsx', 'export const Head = () => null;');

afterAll(() => fs.rmSync(folder, { recursive: true }));

function parserOf(calls: string[]): Required<FileParser> {
  return {
    parseFile: (file) => {
      calls.push(path.basename(file));
      return Promise.resolve({ astDefinitions: [] });
    },
  };
}

it.each([
  ['a page without a query', page, true],
  ['a file with a query', write('facts.ts', 'useStaticQuery(graphql`query { x }`)'), true],
  ['a file that only speaks of pages', write('head.tsx', 'import { Head } from "graphql";'), false],
  ['a file that is gone, so that Gatsby says so', path.join(folder, 'gone.ts'), true],
])('Gatsby reads %s: %3$s', async (_, file, expected) => {
  const calls: string[] = [];
  const parser = parserOf(calls);
  skipFiles(parser, (each) => each === page);
  const answer = await parser.parseFile(file, undefined);
  expect(calls).toEqual(expected ? [path.basename(file)] : []);
  expect(answer).toEqual(expected ? { astDefinitions: [] } : null);
});

it('a reader without that method stops the build', () => {
  expect(() => skipFiles({}, () => false)).toThrow('The reader of queries has no method parseFile.');
});
