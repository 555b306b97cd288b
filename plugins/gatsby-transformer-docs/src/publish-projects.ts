import fs from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '../../../src/locales/locales';
import { localePath } from '../../../src/model/docs/addresses';
import type { Guide } from '../../../src/model/docs/doc';
import { digestFile } from '../../../src/node/files';
import type { FollowedGuide } from '../../../packages/guide-files/followed-guides';
import {
  archivePath,
  downloadCommand,
  packProject,
  readProject,
} from '../../../packages/guide-files/projects';
import { projectReadmes } from './project-readmes';

type TestedGuide = Pick<Guide, 'docId' | 'locale' | 'title' | 'slug' | 'project'> & {
  lastTest: FollowedGuide | null;
};

/**
 * Returns where readers find a guide's project, and the command that starts it.
 *
 * @param siteRoot - The site's URL, without a slash at the end.
 */
export function publishedProject(
  docId: string,
  project: Required<FollowedGuide>['project'],
  siteRoot: string,
): NonNullable<Guide['project']> {
  return { file: archivePath(docId), command: downloadCommand(siteRoot, docId, project) };
}

/**
 * Writes the archives of the guides' projects to `public/`. All languages share them, and each
 * language of a guide has a README in its archive.
 *
 * @param root - Root folder of the site.
 * @param siteRoot - The site's URL, without a slash at the end.
 * @param guides - The guides of all languages.
 * @returns The archives by their paths in `public/`, each with a digest.
 */
export async function writeProjects(
  root: string,
  siteRoot: string,
  guides: readonly TestedGuide[],
): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const { docId, locale, lastTest, project } of guides) {
    if (locale !== defaultLocale || !project || !lastTest?.project) continue;
    const translations = guides
      .filter((guide) => guide.docId === docId)
      .map((guide) => ({
        locale: guide.locale,
        title: guide.title,
        url: siteRoot + localePath(guide.slug, guide.locale),
      }));
    const test = { ...lastTest, project: lastTest.project };
    const files = readProject(root, docId);
    const readmes = projectReadmes(translations, test, files);
    const file = path.join(root, 'public', project.file);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await packProject(docId, test.date, new Map([...files, ...readmes])));
    written[project.file.slice(1)] = digestFile(file) ?? '';
  }
  return written;
}
