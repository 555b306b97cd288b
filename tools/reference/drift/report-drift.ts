import type { Drift } from './find-drift';

/** Reasons for intentional differences, by package and name. */
export type Simplified = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reports differences without a reason, and reasons without a difference.
 *
 * @param drifts - All differences.
 * @param simplified - Reasons, and their file.
 * @param folder - Declarations folder, used in messages.
 * @returns One message for each; empty if there are none.
 */
export function reportDrift(
  drifts: readonly Drift[],
  simplified: { file: string; reasons: Simplified },
  folder: string,
): string[] {
  const driftNames = new Set(drifts.map((each) => `${each.package} ${each.name}`));
  return [
    ...drifts
      .filter((each) => !simplified.reasons[each.package]?.[each.name]?.trim())
      .map(
        ({ file, line, package: packageName, name, declared, source }) =>
          `${folder}/${file}:${line}: ${packageName} ${name}: the declaration is "${toSingleLine(declared)}", but the source code has "${toSingleLine(source)}".`,
      ),
    ...Object.entries(simplified.reasons).flatMap(([packageName, reasons]) =>
      Object.keys(reasons)
        .filter((name) => !driftNames.has(`${packageName} ${name}`))
        .map(
          (name) =>
            `${simplified.file}: ${packageName} ${name}: the declaration matches the source code. Delete the reason.`,
        ),
    ),
  ];
}

function toSingleLine(text: string): string {
  return text.replaceAll('\n', ' | ');
}
