import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../src/model/files';

/**
 * Checks that no secret is in a `GATSBY_` variable, because Gatsby adds those to the browser code.
 *
 * @param environment - The build's environment variables.
 * @returns The problem, or null.
 */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>): string | null {
  const leaking = Object.keys(environment).filter(
    (name) => /^GATSBY_.*(?:ADMIN|SECRET|PRIVATE|WRITE)/i.test(name) && environment[name],
  );
  if (leaking.length === 0) return null;
  return `${leaking.sort().join(', ')}: variables with the prefix GATSBY_ are sent to every browser, but this name looks like a secret. Rename it without the prefix (Algolia's admin key is ALGOLIA_ADMIN_KEY). If you have published a site with it, revoke the key.`;
}

/** Returns the files in a folder that contain a secret, as relative paths. */
export function findSecret(folder: string, secret: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.(?:html|js|json|map|md|txt|xml|css)$/.test(file))
    .filter((file) => fs.readFileSync(path.join(folder, file)).includes(secret));
}
