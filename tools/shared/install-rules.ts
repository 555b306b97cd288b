import fs from 'node:fs';
import path from 'node:path';

/**
 * Packages and versions to install with each toolkit package. They are computed from a checkout and
 * committed, so that install commands can be checked without one.
 */
export interface InstallRules {
  /** Compatible version to write after the `@`: the major version, or major and minor below 1. */
  versions: Record<string, string>;
  /** Packages that a package loads but npm doesn't install with it. */
  needs: Record<string, string[]>;
  /** Packages from this list that npm installs with a package. */
  brings: Record<string, string[]>;
}

/** Path to the rules, relative to the site's root. */
export const RULES_FILE = 'toolkit/install-rules.json';

/** Reads the committed rules. */
export function readRules(root: string): InstallRules {
  return JSON.parse(fs.readFileSync(path.join(root, RULES_FILE), 'utf8')) as InstallRules;
}

/**
 * Returns the version to install for a range: `^10.0.0` → `10`, `^0.3.1` → `0.3`, `~10.0.0` → `10.0`;
 * null for an exact version and for `*`.
 */
export function versionOf(range: string | undefined): string | null {
  const [, sign = '', major = '', minor = ''] = /^([\^~])(\d+)\.(\d+)/.exec(range ?? '') ?? [];
  if (sign === '') return null;
  return sign === '~' || major === '0' ? `${major}.${minor}` : major;
}
