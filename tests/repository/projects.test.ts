import fs from 'node:fs';
import { digestBlocks, readFollowedGuides } from '../../packages/guide-files/followed-guides';
import { guideChain } from '../../packages/guide-files/guide-chain';
import { listGuides } from '../../packages/guide-files/list-guides';
import {
  digestProject,
  packProject,
  projectName,
  PROJECTS_FOLDER,
  readProject,
} from '../../packages/guide-files/projects';
import { readCode, type CodeGuide } from '../../packages/guide-files/read-fences';
import { docIdOf } from '../../src/model/addresses';
import { defaultLocale } from '../../src/locales/locales';

const published = Object.entries(readFollowedGuides('toolkit/followed-guides.json')).flatMap(
  ([docId, test]) => (test.project ? [{ docId, test: { ...test, project: test.project } }] : []),
);
let guides: ReadonlyMap<string, CodeGuide>;

beforeAll(async () => {
  const all = await Promise.all(listGuides(process.cwd(), defaultLocale).map(readCode));
  guides = new Map(all.map((guide) => [docIdOf(guide.relativePath), guide]));
});

it('projects/ has one folder for each published project', () => {
  expect(fs.readdirSync(PROJECTS_FOLDER).sort()).toEqual(
    [...published.map(({ docId }) => projectName(docId)), 'packages.json'].sort(),
  );
});

it.each(published)('the project of $docId is what the guide leads to', async ({ docId, test }) => {
  const guide = guides.get(docId);
  const chain = guide ? guideChain(guide, ({ frontMatter }) => guides.get(frontMatter.run?.after ?? '')) : [];
  const files = readProject('.', docId);
  const digest = digestProject(
    files,
    chain.map(({ fences }) => digestBlocks(fences)),
  );
  const state = { digest, refresh: `npm run tutorials -- follow --write-results ${docId}` };
  // If the guide or a file of its project has changed, run the command in `refresh`.
  expect(state).toEqual({ ...state, digest: test.project.digest });
  await packProject({ docId, title: '', url: '' }, test, files);
});
