import { localeCodes } from '../../../src/locales/locales';
import { localePath, slugOfFile } from '../../../src/model/docs/addresses';
import { isBuildFile } from '../../../src/node/build-files';
import type { Finding, Rule } from './site';

/**
 * Every required route exists in every locale.
 *
 * @param routes - Routes without locale, with leading and trailing slashes.
 */
export function requiredRoutes(routes: readonly string[]): Rule {
  return (site) =>
    routes.flatMap((route) =>
      localeCodes
        .map((locale) => localePath(route, locale))
        .filter((path) => !site.pages.has(path))
        .map((path) => ({ file: `${path.slice(1)}index.html`, what: `the route ${path} has no page.` })),
    );
}

/** No file is one that Gatsby writes only for itself. */
export const noBuildFiles: Rule = (site) =>
  [...site.files]
    .filter(isBuildFile)
    .map((file) => ({ file, what: 'only the build needs it. Remove it in src/node/build-files.ts.' }));

/** File names don't differ only by case, because many file systems treat them as the same file. */
export const caseCollisions: Rule = (site) => {
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of site.files) {
    const folded = file.toLowerCase();
    const other = seen.get(folded);
    if (other === undefined) seen.set(folded, file);
    else findings.push({ file, what: `differs from ${other} only in case.` });
  }
  return findings;
};

/**
 * Every guide has a page in every locale, and no two guides have the same path.
 *
 * @param guides - Their paths, such as `content/uk/faq.md`, without drafts.
 * @param contentDir - The folder that contains the locale folders, as the paths begin.
 */
export function guidePages(guides: readonly string[], contentDir = 'content'): Rule {
  return (site) => {
    const owners = new Map<string, string>();
    return guides.flatMap((source) => {
      const [locale = '', ...relativePath] = source.slice(contentDir.length + 1).split('/');
      const slug = slugOfFile(relativePath.join('/'));
      const path = localePath(slug, locale);
      const owner = owners.get(path);
      owners.set(path, owner ?? source);
      const missing = localeCodes
        .map((code) => localePath(slug, code))
        .filter((each) => !site.pages.has(each));
      return [
        ...(owner === undefined
          ? []
          : [{ file: source, what: `uses ${path}, and so does ${owner}. Keep one.` }]),
        ...missing.map((each) => ({ file: source, what: `has no page at ${each}.` })),
      ];
    });
  };
}
