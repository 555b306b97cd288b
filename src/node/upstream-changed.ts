/**
 * Creates an error for code that relies on the internals of another package and no longer finds
 * them.
 *
 * @param packageName - npm package name.
 * @param what - What has changed, as a phrase that starts a sentence.
 */
export function upstreamChanged(packageName: string, what: string): Error {
  return new Error(
    `${what}. This site relies on that part of ${packageName}, and the installed version has changed it. See docs/workarounds.md for how to adapt or remove the workaround.`,
  );
}
