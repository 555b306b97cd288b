/**
 * Runs the commands in the guides and compares the results with what the pages show:
 * `npm run tutorials -- follow [--toolkit <checkout>] [--locale <code>] [--write-results] [--photos] [guide …]`.
 *
 * A run of all guides writes their results to toolkit/followed-guides.json, for the pages. With
 * `--write-results`, a run of some guides updates theirs. `--commit` is the commit in the toolkit's
 * repository that the checkout is a copy of, if its own commit is another one.
 *
 * The finished projects of guides are written to projects/ together with their results. With `--projects`, it unpacks the archives of these projects, installs and starts them, and
 * compares the responses that their guides show after that.
 *
 * With `--photos`, guides that pass also take the pictures that their `photos` name, with Chromium.
 *
 * With `--write-rules`, it only writes toolkit/install-rules.json, the rules for install commands.
 * Exits with 1 when a guide doesn't work as described or there is no toolkit checkout.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { docIdOf } from '../../src/model/docs/addresses';
import { errorIn, formatProblem, sortProblems, type Problem } from '../../src/model/text/problem';
import { count } from '../../src/model/text/text';
import { defaultLocale } from '../../src/locales/locales';
import { site } from '../../src/config/site';
import { readGuides, type ParsedGuide } from '../../packages/guide-files/read-guide';
import {
  FOLLOWED_GUIDES,
  readFollowedGuides,
  type FollowedGuide,
} from '../../packages/guide-files/followed-guides';
import { readProject, storeProjects } from '../../packages/guide-files/projects';
import { cacheFolder } from '../shared/cache';
import { findToolkit } from '../shared/find-toolkit';
import type { LocalRegistry } from './src/collect-project';
import { commitOf, updateFollowedGuides } from './src/update-followed-guides';
import { followAll, missingPrograms, SERVICES } from './src/follow-all';
import { RULES_FILE, readRules } from '../shared/install-rules';
import { computeRules, readPackageNeeds, workspaceRanges } from './src/compute-rules';
import { sortGuides } from './src/sort-guides';
import { readPlan, type Plan } from './src/plan';
import { stopAll } from './src/processes';
import { finishProject, planArchives, planChain, whyNoProject } from './src/plan-projects';
import { startRegistry } from './src/registry';
import { reasonList, resultTable, type GuideResult } from './src/report';
import { packToolkit } from './src/toolkit-packages';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    toolkit: { type: 'string' },
    locale: { type: 'string', default: defaultLocale },
    'write-rules': { type: 'boolean', default: false },
    'write-results': { type: 'boolean', default: false },
    projects: { type: 'boolean', default: false },
    photos: { type: 'boolean', default: false },
    commit: { type: 'string' },
  },
});

// Fail if the process exits before `main` has finished.
process.exitCode = 1;
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error(`Stopped by ${signal}.`);
    process.exit(130);
  });
}
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

async function main(): Promise<number> {
  if (options.commit !== undefined && !/^[0-9a-f]{40}$/.test(options.commit))
    throw new Error(`--commit is "${options.commit}". Pass a commit's 40 hex digits.`);
  const root = process.cwd();
  const checkout = findToolkit(root, options.toolkit);
  const missing = missingPrograms();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const guides = readGuides(root, [options.locale]);
  const planned = guides
    .filter(({ frontMatter: { run } }) => run !== null && run.skip === null)
    .map(readPlan);
  const problems: Problem[] = planned.flatMap(({ plan, problems: planProblems }) => [
    ...planProblems,
    ...plan.services
      .filter((name) => !(name in SERVICES))
      .map((name) =>
        errorIn(
          plan.sourcePath,
          `unknown service "${name}". Available services: ${Object.keys(SERVICES).join(', ')}.`,
          1,
        ),
      ),
  ]);
  if (problems.length > 0) {
    for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
    return 1;
  }
  const plans = sortGuides(
    planned.map(({ plan }) => plan),
    positionals,
  );

  const started = Date.now();
  const { packages, modules, key } = await packToolkit(checkout);
  console.log(`Packed ${count(packages.length, 'package')} from ${checkout} in ${seconds(started)} s.`);
  const packageNeeds = readPackageNeeds(packages, modules);
  const rules = computeRules(packageNeeds, site.toolkit.scope, workspaceRanges(checkout));
  if (options['write-rules']) {
    fs.writeFileSync(path.join(root, RULES_FILE), `${JSON.stringify(rules, null, 1)}\n`);
    return 0;
  }
  const outdated = !isDeepStrictEqual(readRules(root), rules);
  if (outdated)
    console.log(
      `${RULES_FILE}: the install rules don't match this checkout. Run: npm run tutorials -- follow --write-rules`,
    );
  const registry = await startRegistry(packages, key, `${cacheFolder}/registry-${key}-${process.pid}`);
  const access = { url: registry.url, scope: site.toolkit.scope, key };
  const archives = options.projects
    ? await planArchives(root, plans, readFollowedGuides(path.join(root, FOLLOWED_GUIDES)))
    : null;
  const results = await followAll(archives?.plans ?? plans, access, options.photos ? root : null, (guide) => {
    console.log(`${guide.problems.length === 0 ? '✓' : '✗'} ${guide.docId} (${guide.seconds.toFixed(1)} s)`);
    for (const problem of guide.problems) console.log(formatProblem(problem));
  });
  registry.close();
  archives?.server.close();
  console.log(`\n${resultTable(results)}\n`);
  const isComplete = positionals.length === 0;
  const writes = isComplete || options['write-results'];
  const projectProblems =
    options.locale === defaultLocale && writes && !options.projects
      ? await writeResults(root, checkout, guides, plans, results, access)
      : [];
  for (const problem of projectProblems) console.log(problem);
  const reasons = [
    ...(positionals.length > 0 ? [] : guides.flatMap(({ frontMatter: { run } }) => run?.skip ?? [])),
    ...results.flatMap(({ skipped }) => skipped.map(({ reason }) => reason)),
  ];
  if (reasons.length > 0) console.log(`Skipped:\n${reasonList(reasons)}\n`);
  const untested = guides.filter(({ frontMatter }) => frontMatter.run === null);
  if (positionals.length === 0)
    console.log(
      `${untested.length} guides have no "run" in their front matter: ${untested.map(({ relativePath }) => docIdOf(relativePath)).join(', ')}.\n`,
    );
  const problemCount = results.reduce(
    (sum, guide) => sum + guide.problems.length,
    projectProblems.length + (outdated ? 1 : 0),
  );
  console.log(
    `Followed ${count(results.length, 'guide')} in ${seconds(started)} s: ${count(problemCount, 'problem')}.`,
  );
  return problemCount > 0 ? 1 : 0;
}

/**
 * Writes the results for the pages and the guides' projects, unless the checkout has no commit that
 * readers can look up.
 *
 * @returns What is wrong with projects that can't be published.
 */
async function writeResults(
  root: string,
  checkout: string,
  guides: readonly ParsedGuide[],
  plans: readonly Plan[],
  results: readonly GuideResult[],
  registry: LocalRegistry,
): Promise<string[]> {
  const commit = options.commit ?? commitOf(checkout);
  if (commit === null) {
    console.log(
      `${FOLLOWED_GUIDES} wasn't updated, because ${checkout} isn't an unmodified git checkout. Pass the toolkit's commit with --commit.\n`,
    );
    return [];
  }
  const file = path.join(root, FOLLOWED_GUIDES);
  const published = readFollowedGuides(file);
  const before = positionals.length === 0 ? {} : published;
  const run = { date: new Date().toISOString().slice(0, 10), commit };
  const projectProblems: string[] = [];
  const sources = new Map(
    Object.entries(before).flatMap(([docId, { project }]) =>
      project ? [[docId, readProject(root, docId)] as const] : [],
    ),
  );
  const projects: Record<string, FollowedGuide['project']> = {};
  for (const { docId, folder, problems } of results) {
    sources.delete(docId);
    const chain = planChain(docId, plans);
    if (folder === null || problems.length > 0 || whyNoProject(chain) !== null) continue;
    try {
      const { files, project } = await finishProject(chain, folder, run, guides, registry);
      sources.set(docId, files);
      projects[docId] = project;
    } catch (error) {
      projectProblems.push(error instanceof Error ? error.message : String(error));
    }
  }
  storeProjects(root, sources);
  const followed = updateFollowedGuides(results, guides, { ...run, before, projects });
  fs.writeFileSync(file, `${JSON.stringify(followed, null, 2)}\n`);
  return projectProblems;
}

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(0);
