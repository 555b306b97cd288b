import fs from 'node:fs';
import path from 'node:path';

/** The GraphQL queries the README shows. */
export function readmeQueries(): string[] {
  const readme = fs.readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8');
  return [...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query);
}
