import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { listFiles } from '../../src/node/files';
import type { FollowedGuide } from './followed-guides';

/** Folder with the finished projects of guides, from the repository root. */
export const PROJECTS_FOLDER = 'projects';

/** Largest archive, in bytes. */
export const MAX_ARCHIVE_SIZE = 100_000;

/** The packages of all projects' lock files, in the projects' folder. */
const PACKAGES_FILE = 'packages.json';

const LOCK_FILE = 'package-lock.json';

/** Replaces the lock file in a project's folder. It lists each package's version and flags. */
const VERSIONS_FILE = 'package-versions.json';

/** Fields of a package in a lock file that depend on the project. */
const FLAGS = ['dev', 'optional', 'devOptional', 'peer', 'extraneous'];

type Package = Record<string, unknown>;

/** A lock file. In a versions file, most packages are strings such as `1.2.3 dev`. */
interface Lock {
  packages: Record<string, Package | string>;
}

/** A project's files by path. */
export type ProjectSources = ReadonlyMap<string, string>;

/** A test of a guide that has a project. */
export type ProjectTest = Pick<FollowedGuide, 'date' | 'commit'> & Required<Pick<FollowedGuide, 'project'>>;

/**
 * Returns the name of a guide's project, its folder, and its archive:
 * `mail-usage` for `libraries/mail/usage`.
 */
export function projectName(docId: string): string {
  return docId.replace(/^[^/]+\//, '').replaceAll('/', '-');
}

/** Returns an archive's path on the site, such as `/projects/mail-usage.tgz`. */
export const archivePath = (docId: string): string => `/projects/${projectName(docId)}.tgz`;

/**
 * Returns the commands that download, install, and start a project.
 *
 * @param siteRoot - The site's URL, without a slash at the end.
 * @param docId - Guide ID.
 * @param project - The project's own command, and those that must run first.
 */
export function downloadCommand(
  siteRoot: string,
  docId: string,
  { command, setup }: ProjectTest['project'],
): string {
  const archive = siteRoot + archivePath(docId);
  const download = `curl -fsSL ${archive} | tar xz && cd ${projectName(docId)} && npm install && ${command}`;
  return setup === undefined ? download : `${setup}\n${download}`;
}

/** Reads a guide's project. Empty if there is none. */
export function readProject(root: string, docId: string): ProjectSources {
  const folder = path.join(root, PROJECTS_FOLDER, projectName(docId));
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  return new Map(
    listFiles(folder).map((file) =>
      file === VERSIONS_FILE
        ? [LOCK_FILE, expandLock(read(file), read(`../${PACKAGES_FILE}`))]
        : [file, read(file)],
    ),
  );
}

/**
 * Replaces all projects. Their lock files have most packages in common, so these are written once,
 * to one file.
 *
 * @param root - Repository root.
 * @param projects - The projects by guide ID.
 */
export function storeProjects(root: string, projects: ReadonlyMap<string, ProjectSources>): void {
  const folder = path.join(root, PROJECTS_FOLDER);
  const packages = new Map<string, Package>();
  const texts = new Map<string, string>();
  for (const docId of [...projects.keys()].sort())
    for (const [file, text] of projects.get(docId) ?? [])
      if (file === LOCK_FILE)
        texts.set(`${projectName(docId)}/${VERSIONS_FILE}`, shortenLock(text, packages));
      else texts.set(`${projectName(docId)}/${file}`, text);
  texts.set(PACKAGES_FILE, print(Object.fromEntries([...packages].sort(([a], [b]) => (a < b ? -1 : 1)))));
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of texts) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** Moves a lock file's packages to the common list, and returns the rest of the lock file. */
function shortenLock(text: string, packages: Map<string, Package>): string {
  return mapPackages(text, (folder, entry) => {
    if (folder === '' || typeof entry === 'string' || typeof entry['version'] !== 'string') return entry;
    const { shared, flags } = splitFlags(entry);
    const key = packageKey(folder, entry['version']);
    const known = packages.get(key) ?? shared;
    // Copies of one version differ if one of them comes in the archive of another package.
    if (!isDeepStrictEqual(known, shared)) return entry;
    packages.set(key, known);
    return [entry['version'], ...Object.keys(flags)].join(' ');
  });
}

/** Reverses `shortenLock`. */
function expandLock(short: string, packages: string): string {
  const known = JSON.parse(packages) as Record<string, Package>;
  return mapPackages(short, (folder, entry) => {
    if (typeof entry !== 'string') return entry;
    const [version = '', ...flags] = entry.split(' ');
    return {
      ...known[packageKey(folder, version)],
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
    };
  });
}

function mapPackages(
  text: string,
  map: (folder: string, entry: Package | string) => Package | string,
): string {
  const lock = JSON.parse(text) as Lock;
  const packages = Object.entries(lock.packages).map(
    ([folder, entry]) => [folder, map(folder, entry)] as const,
  );
  return print({ ...lock, packages: Object.fromEntries(packages) });
}

/** Splits a package in a lock file into what is the same in all projects, and the rest. */
export function splitFlags(entry: Readonly<Package>): { shared: Package; flags: Package } {
  const fields = Object.entries(entry);
  return {
    shared: Object.fromEntries(fields.filter(([key]) => !FLAGS.includes(key))),
    flags: Object.fromEntries(fields.filter(([key, value]) => FLAGS.includes(key) && value === true)),
  };
}

const packageKey = (folder: string, version: string): string =>
  `${folder.replace(/^.*node_modules\//, '')}@${version}`;

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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
 * Packs a project into a gzipped tar archive. The same input gives the same bytes.
 *
 * @param docId - ID of the project's guide.
 * @param date - When the guide was tested, such as `2026-11-25`.
 * @param files - The project's files, with its READMEs.
 * @throws Error if the archive is too large.
 */
export async function packProject(docId: string, date: string, files: ProjectSources): Promise<Buffer> {
  const name = projectName(docId);
  const tar = pack();
  const header = { mtime: new Date(`${date}T00:00:00Z`), mode: 0o644, uid: 0, gid: 0 };
  for (const file of [...files.keys()].sort())
    tar.entry({ name: `${name}/${file}`, ...header }, files.get(file) ?? '');
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk);
  const archive = gzipSync(Buffer.concat(chunks), { level: 9 });
  // This byte of the gzip header is the operating system. 255 means unknown, and makes archives equal
  // on all systems.
  archive[9] = 255;
  if (archive.length > MAX_ARCHIVE_SIZE)
    throw new Error(
      `${PROJECTS_FOLDER}/${name}: the archive has ${archive.length} bytes, but at most ${MAX_ARCHIVE_SIZE} are allowed.`,
    );
  return archive;
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
