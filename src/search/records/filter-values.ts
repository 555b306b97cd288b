import { packageLabel } from '../../model/addresses';

/**
 * What a `pkg:` filter may give to find a package.
 *
 * @param name as a record has it
 * @returns the full name and its last segment: `clients/platform-client`, `platform-client`
 */
export function packageNames(name: string | null): string[] {
  return name === null ? [] : [...new Set([name, packageLabel(name)])];
}

/**
 * What a `since:` filter may give to find a release: whole numbers from the beginning, so that 0.1 is not found in 0.10.
 *
 * @param version as a record has it
 * @returns `0`, `0.6` and `0.6.1` for `0.6.1`
 */
export function versionPrefixes(version: string | null): string[] {
  return version === null
    ? []
    : version.split('.').map((_number, at, numbers) => numbers.slice(0, at + 1).join('.'));
}
