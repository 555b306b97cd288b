import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../src/model/files';

/**
 * Gatsby puts every variable whose name begins with `GATSBY_` into the browser's code.
 *
 * @returns What is wrong, or null.
 */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>): string | null {
  const leaking = Object.keys(environment).filter(
    (name) => /^GATSBY_.*(?:ADMIN|SECRET|PRIVATE|WRITE)/i.test(name) && environment[name],
  );
  if (leaking.length === 0) return null;
  return `${leaking.sort().join(', ')}: a variable whose name begins with GATSBY_ reaches every reader's browser, and this one looks like a secret. Rename it to something without that prefix (ALGOLIA_ADMIN_KEY for Algolia's admin key), and revoke the key if a site was published with it.`;
}

/** Files of a built site that contain a secret, as paths below its folder. */
export function findSecret(folder: string, secret: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.(?:html|js|json|map|md|txt|xml|css)$/.test(file))
    .filter((file) => fs.readFileSync(path.join(folder, file)).includes(secret));
}
