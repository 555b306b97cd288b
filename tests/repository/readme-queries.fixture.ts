import fs from 'node:fs';
import path from 'node:path';

/** Reads the GraphQL queries in the README. */
export function readmeQueries(): string[] {
  const readme = fs.readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8');
  return [...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query);
}
