import fs from 'node:fs';
import { FOLLOWED_GUIDES, readFollowedGuides } from '../../packages/guide-files/followed-guides';
import {
  digestProject,
  projectName,
  PROJECTS_FOLDER,
  readProject,
} from '../../packages/guide-files/projects';
import { readGuides } from '../../packages/guide-files/read-guide';
import { defaultLocale } from '../../src/locales/locales';
import { readPlan } from '../../tools/tutorials/src/plan';
import { chainBlocks, planChain, whyNoProject } from '../../tools/tutorials/src/plan-projects';

const results = readFollowedGuides(FOLLOWED_GUIDES);
const published = Object.entries(results).flatMap(([docId, test]) =>
  test.project ? [{ docId, test: { ...test, project: test.project } }] : [],
);
const guides = readGuides(process.cwd(), [defaultLocale]);
const plans = guides.filter(({ frontMatter }) => frontMatter.run).map((guide) => readPlan(guide).plan);

it('every followed guide that can have a project has one', () => {
  const able = Object.keys(results).filter((docId) => whyNoProject(planChain(docId, plans)) === null);
  expect(published.map(({ docId }) => docId)).toEqual(able);
});

it('projects/ has one folder for each published project', () => {
  expect(fs.readdirSync(PROJECTS_FOLDER).sort()).toEqual(
    [...published.map(({ docId }) => projectName(docId)), 'packages.json'].sort(),
  );
});

it.each(published)('the scripts of the project of $docId also run in the shell of Windows', ({ docId }) => {
  const { scripts = {} } = JSON.parse(readProject('.', docId).get('package.json') ?? '') as {
    scripts?: Record<string, string>;
  };
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.length).toBeGreaterThan(0);
  expect(
    commands.filter((command) => !/^(?:npm|npx|node|tsc|typeorm|cd|jest) [^'`$|;]+$|^tsc$/.test(command)),
  ).toEqual([]);
});

it.each(published)('the project of $docId is what the guide leads to', ({ docId, test }) => {
  const files = readProject('.', docId);
  const digest = digestProject(files, chainBlocks(planChain(docId, plans), guides));
  const state = { digest, refresh: `npm run tutorials -- follow --write-results ${docId}` };
  // If the guide or a file of its project has changed, run the command in `refresh`.
  expect(state).toEqual({ ...state, digest: test.project.digest });
});
