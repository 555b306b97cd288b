import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { CodeFence } from './fence-meta';

/** The last successful test of a guide by `npm run tutorials -- follow`. */
export interface FollowedGuide {
  /** Date in UTC, such as 2026-11-25. */
  date: string;
  /** Commit of the toolkit's checkout. */
  commit: string;
  /** Number of commands that ran. */
  commands: number;
  /** Number of outputs, responses, and logs compared with the page. */
  compared: number;
  /** Digest of the guide's code blocks. */
  blocks: string;
  /** The guide's finished project in `projects/`, if it is published. */
  project?: {
    /** The command that runs the project: `npm start`, or `npm test` if it has no server. */
    command: string;
    /** Commands that must run first, such as those that start a database. Missing if there are none. */
    setup?: string;
    /** Digest of its files and of the code blocks that they come from. */
    digest: string;
  };
}

/** The file with the test results, from the repository root. */
export const FOLLOWED_GUIDES = 'toolkit/followed-guides.json';

/** Test results by guide ID. */
export type FollowedGuides = Readonly<Record<string, FollowedGuide>>;

/**
 * Reads the test results.
 *
 * @param file - Absolute path.
 * @returns The results; empty if the file doesn't exist.
 */
export function readFollowedGuides(file: string): FollowedGuides {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as FollowedGuides) : {};
}

/**
 * Computes a digest of a guide's code blocks and their settings, as 16 hex digits. Text between the
 * blocks doesn't change it.
 */
export function digestBlocks(fences: readonly CodeFence[]): string {
  const blocks = fences.map(({ language, meta: { title, run }, code }) => [language, title, run, code]);
  return createHash('sha256').update(JSON.stringify(blocks)).digest('hex').slice(0, 16);
}
