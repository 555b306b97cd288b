const NODE_MAJOR = 22;

/**
 * Returns why afdocs can't run in this Node.js version, or null if it can.
 *
 * @param version - Node.js version, such as `20.19.0`.
 */
export function whyNoAfdocs(version = process.versions.node): string | null {
  return Number.parseInt(version, 10) >= NODE_MAJOR
    ? null
    : `The site was not checked for AI agents, because afdocs needs Node.js ${NODE_MAJOR} or newer, and this is ${version}.`;
}
