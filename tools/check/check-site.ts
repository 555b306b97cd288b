/**
 * Checks a build and reports all problems: `npm run check -- site [folder]`. Exits with 1 if there
 * are any.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readGuideFrontMatter, splitFrontMatter } from '../../packages/guide-files/front-matter';
import { site as siteConfig } from '../../src/config/site';
import { canonicals, fallbacks, hreflangs, sitemap } from './site/language-rules';
import { editLinks, linkLanguages, links } from './site/link-rules';
import {
  alternativeTexts,
  contentPolicy,
  head,
  headingLinks,
  headings,
  strayCharacters,
  uniqueIds,
} from './site/page-rules';
import { caseCollisions, guidePages, noBuildFiles, requiredRoutes } from './site/route-rules';
import { readSite, type Rule, type SiteSettings } from './site/site';
import { readEnvironment } from '../shared/read-environment';
import { specRoutes } from './site/spec-routes';
import { isHiddenFile } from '../../src/model/docs/hidden-file';
import { listFiles } from '../../src/node/files';
import { readText } from '../../src/node/read-text';
import { runGit } from '../../src/node/run-git';

const root = path.resolve(__dirname, '../..');
const directory = path.resolve(root, process.argv[2] ?? 'public');
const { settings } = readEnvironment(root);
const { pathPrefix, isOtherContent } = settings;
/** Relative to the root, as in edit links. */
const contentDir = path.relative(root, path.resolve(root, settings.contentDir)).replaceAll(path.sep, '/');

if (!fs.existsSync(path.join(directory, 'index.html'))) {
  console.error(`${path.relative(root, directory)}: no build found. Run "npm run build" first.`);
  process.exit(1);
}

const content = listFiles(path.join(root, contentDir), (file) => !isHiddenFile(file)).map(
  (file) => `${contentDir}/${file}`,
);
const guides = content.filter((file) => /\.mdx?$/.test(file) && !isDraft(file));
const rules: Record<string, Rule> = {
  // Another content folder doesn't have the guides that the specification requires.
  ...(isOtherContent ? {} : { 'required routes': requiredRoutes(specRoutes()) }),
  'a page for every guide': guidePages(guides, contentDir),
  'no names that differ only in case': caseCollisions,
  'no files that only the build needs': noBuildFiles,
  'one h1, no skipped heading levels': headings,
  'a link to each heading': headingLinks,
  'language, title, description, canonical': head,
  'canonical links': canonicals,
  'language links': hreflangs,
  'untranslated pages': fallbacks,
  sitemap,
  'links and anchors': links,
  'links stay in their language': linkLanguages,
  'edit links': editLinks,
  'unique ids': uniqueIds,
  'alternative texts': alternativeTexts,
  'no stray characters': strayCharacters,
  'nothing that the content policy blocks': contentPolicy,
};

const siteSettings: SiteSettings = {
  pathPrefix,
  editPrefix: `${siteConfig.repository.url}/edit/${siteConfig.repository.branch}/`,
  policy: fs.readFileSync(path.join(directory, '_headers'), 'utf8'),
  sources: new Set([...repositoryFiles(), ...content]),
};
const site = readSite(directory);
let count = 0;
for (const [name, rule] of Object.entries(rules)) {
  const findings = rule(site, siteSettings);
  count += findings.length;
  console.log(
    `${findings.length === 0 ? '✓' : '✗'} ${name}${findings.length === 0 ? '' : `: ${findings.length}`}`,
  );
  for (const { file, what } of findings) console.log(`    ${file}: ${what}`);
}
console.log(`${site.pages.size} pages, ${count} findings`);
process.exitCode = count === 0 ? 0 : 1;

/**
 * Returns the tracked files and new files that Git doesn't ignore, so that edit links to
 * uncommitted pages pass.
 */
function repositoryFiles(): string[] {
  try {
    const list = runGit(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
    return list.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  } catch {
    // Without Git, edit links can only be checked against the guides.
    return [];
  }
}

function isDraft(file: string): boolean {
  const { yaml } = splitFrontMatter(readText(path.join(root, file)));
  return readGuideFrontMatter(yaml, file).data.draft;
}
