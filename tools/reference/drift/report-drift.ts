import type { Drift } from './find-drift';

/** By package and name: why a declaration says something else than the source, on purpose. */
export type Simplified = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reports differences without a recorded reason, and reasons for differences that are gone.
 *
 * @param simplified - The reasons, and the file they are in.
 * @param folder - Folder of the declarations, as the lines name it.
 * @returns One line for each; empty when declarations and source agree.
 */
export function reportDrift(
  drifts: readonly Drift[],
  simplified: { file: string; reasons: Simplified },
  folder: string,
): string[] {
  const found = new Set(drifts.map((each) => `${each.package} ${each.name}`));
  return [
    ...drifts
      .filter((each) => !simplified.reasons[each.package]?.[each.name]?.trim())
      .map(
        ({ file, line, package: packageName, name, declared, source }) =>
          `${folder}/${file}:${line}: ${packageName} ${name}: the declaration says "${flat(declared)}", the source has "${flat(source)}".`,
      ),
    ...Object.entries(simplified.reasons).flatMap(([packageName, reasons]) =>
      Object.keys(reasons)
        .filter((name) => !found.has(`${packageName} ${name}`))
        .map(
          (name) =>
            `${simplified.file}: ${packageName} ${name}: the declaration and the source agree. Delete the reason.`,
        ),
    ),
  ];
}

function flat(text: string): string {
  return text.replaceAll('\n', ' | ');
}
