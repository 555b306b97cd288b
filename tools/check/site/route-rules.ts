import { docIdOf, slugOf } from '../../../src/model/addresses';
import { pathIn, type Finding, type Rule } from './site';

/**
 * Every route the site owes its readers is there, in every locale.
 *
 * @param routes - Without locale, slashes at both ends.
 */
export function requiredRoutes(routes: readonly string[]): Rule {
  return (site, facts) =>
    routes.flatMap((route) =>
      facts.localeCodes
        .map((locale) => pathIn(route, locale, facts))
        .filter((path) => !site.pages.has(path))
        .map((path) => ({ file: `${path.slice(1)}index.html`, what: `the route ${path} has no page.` })),
    );
}

/** No two files differ only by case: on many disks they are one. */
export const caseCollisions: Rule = (site) => {
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of site.files) {
    const folded = file.toLowerCase();
    const other = seen.get(folded);
    if (other === undefined) seen.set(folded, file);
    else findings.push({ file, what: `differs from ${other} only by case.` });
  }
  return findings;
};

/**
 * Every guide has its page in every locale, and no two want the same one.
 *
 * @param guides - Paths from the root of the repository, such as `content/uk/faq.md`, without drafts.
 */
export function guidePages(guides: readonly string[]): Rule {
  return (site, facts) => {
    const owners = new Map<string, string>();
    return guides.flatMap((source) => {
      const [, locale = '', relativePath = ''] = /^[^/]+\/([^/]+)\/(.+)$/.exec(source) ?? [];
      const slug = slugOf(docIdOf(relativePath));
      const path = pathIn(slug, locale, facts);
      const owner = owners.get(path);
      owners.set(path, owner ?? source);
      const missing = facts.localeCodes
        .map((code) => pathIn(slug, code, facts))
        .filter((each) => !site.pages.has(each));
      return [
        ...(owner === undefined
          ? []
          : [{ file: source, what: `wants ${path}, as ${owner} does. Keep one.` }]),
        ...missing.map((each) => ({ file: source, what: `has no page at ${each}.` })),
      ];
    });
  };
}
