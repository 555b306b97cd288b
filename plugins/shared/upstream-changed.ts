/**
 * An error for code that relies on the internals of another package and no longer finds them.
 *
 * @param packageName - The npm package.
 * @param what - What has changed, as the beginning of a sentence.
 */
export function upstreamChanged(packageName: string, what: string): Error {
  return new Error(
    `${what}. This site relies on that part of ${packageName}, and the installed release is different. docs/workarounds.md says how to adapt or remove the workaround.`,
  );
}
