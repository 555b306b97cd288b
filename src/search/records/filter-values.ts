import { packageLabel } from '../../model/docs/addresses';

/**
 * Returns the `pkg:` filter values that match a package.
 *
 * @param name - The package name in a record.
 * @returns The full name and its last segment: `clients/platform-client`, `platform-client`.
 */
export function packageNames(name: string | null): string[] {
  return name === null ? [] : [...new Set([name, packageLabel(name)])];
}

/**
 * Returns the `since:` filter values that match a release. They consist of whole numbers, so 0.1
 * doesn't match 0.10.
 *
 * @param version - The version in a record.
 * @returns `0`, `0.6`, and `0.6.1` for `0.6.1`.
 */
export function versionPrefixes(version: string | null): string[] {
  return version === null
    ? []
    : version.split('.').map((_number, at, numbers) => numbers.slice(0, at + 1).join('.'));
}
