import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { listFiles } from '../../src/node/files';
import type { FollowedGuide } from './followed-guides';

/** Folder with the finished projects of guides, from the repository root. */
export const PROJECTS_FOLDER = 'projects';

/** Largest archive, in bytes. */
export const MAX_ARCHIVE_SIZE = 100_000;

/** A project's files by path. */
export type ProjectSources = ReadonlyMap<string, string>;

/** A guide whose project is packed. */
interface ProjectGuide {
  docId: string;
  title: string;
  /** The guide's absolute URL. */
  url: string;
}

/** A test of a guide that has a project. */
export type ProjectTest = Pick<FollowedGuide, 'date' | 'commit'> & Required<Pick<FollowedGuide, 'project'>>;

/**
 * Returns the name of a guide's project, which is also its folder's and its archive's name:
 * `mail-usage` for `libraries/mail/usage`.
 */
export function projectName(docId: string): string {
  return docId.replace(/^[^/]+\//, '').replaceAll('/', '-');
}

/** Returns an archive's path on the site, such as `/projects/mail-usage.tgz`. */
export const archivePath = (docId: string): string => `/projects/${projectName(docId)}.tgz`;

/**
 * Returns the command that downloads, installs, and starts a project.
 *
 * @param siteRoot - The site's URL, without a slash at the end.
 * @param docId - Guide ID.
 * @param command - `npm start` or `npm test`.
 */
export function downloadCommand(siteRoot: string, docId: string, command: string): string {
  const archive = siteRoot + archivePath(docId);
  return `curl -fsSL ${archive} | tar xz && cd ${projectName(docId)} && npm install && ${command}`;
}

/** Reads a guide's project. Empty if there is none. */
export function readProject(root: string, docId: string): ProjectSources {
  const folder = path.join(root, PROJECTS_FOLDER, projectName(docId));
  return new Map(listFiles(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
}

/**
 * Computes a digest of a project, as 16 hex digits.
 *
 * @param files - The project's files.
 * @param blocks - Digests of the code blocks of its guide and of the guides that this one continues.
 */
export function digestProject(files: ProjectSources, blocks: readonly string[]): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, blocks]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Packs a project into a gzipped tar archive, with a README. The same input gives the same bytes.
 *
 * @param guide - The project's guide.
 * @param test - The guide's last test.
 * @param files - The project's files.
 * @throws Error if the archive is too large.
 */
export async function packProject(
  guide: ProjectGuide,
  test: ProjectTest,
  files: ProjectSources,
): Promise<Buffer> {
  const name = projectName(guide.docId);
  const tar = pack();
  const header = { mtime: new Date(`${test.date}T00:00:00Z`), mode: 0o644, uid: 0, gid: 0 };
  const all = new Map([...files, ['README.md', readme(guide, test, files)]]);
  for (const file of [...all.keys()].sort())
    tar.entry({ name: `${name}/${file}`, ...header }, all.get(file) ?? '');
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk);
  const archive = gzipSync(Buffer.concat(chunks), { level: 9 });
  // This byte of the gzip header is the operating system. 255 means unknown, which makes archives equal
  // on all systems.
  archive[9] = 255;
  if (archive.length > MAX_ARCHIVE_SIZE)
    throw new Error(
      `${PROJECTS_FOLDER}/${name}: the archive has ${archive.length} bytes, but at most ${MAX_ARCHIVE_SIZE} are allowed. Delete the folder, and "project" of ${guide.docId} in toolkit/followed-guides.json.`,
    );
  return archive;
}

function readme({ title, url }: ProjectGuide, test: ProjectTest, files: ProjectSources): string {
  const { command } = test.project;
  const unlocked = packagesWithoutChecksum(files.get('package-lock.json') ?? '{}');
  const parts = [
    `# ${title}`,
    `The finished project of the guide ${url}\n` +
      `Tested on ${test.date}, with packages built from toolkit commit ${test.commit}.`,
    `    npm install\n    ${command}`,
    ...(command === 'npm start'
      ? [
          '`npm start` runs the commands with which the guide starts its server; see `prestart` and `start` in package.json.',
        ]
      : []),
    ...(unlocked.length > 0
      ? [
          'package-lock.json has no checksums for these packages, because the test used builds of that commit. npm installs\n' +
            `their published versions: ${unlocked.join(', ')}.`,
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Lists the packages of a lock file that npm downloads without a checksum, as `name version`. */
export function packagesWithoutChecksum(lock: string): string[] {
  const { packages = {} } = JSON.parse(lock) as {
    packages?: Record<string, { version?: string; integrity?: string; inBundle?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder, { integrity, inBundle }]) => folder !== '' && integrity === undefined && !inBundle)
    .map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')} ${version}`);
}
