import type { History } from './history';

/** Facts from the toolkit's package.json files, written by `npm run reference -- packages`. */
export interface ToolkitManifest {
  license: string;
  /** Supported Node.js version, such as `20`. */
  node: string;
  /** Supported NestJS version, such as `10`. */
  nest: string;
  /** Package versions by name. */
  packages: Readonly<Record<string, string>>;
}

/** The toolkit at a glance, as the home page shows it. */
export interface ToolkitSummary {
  license: string;
  node: string;
  nest: string;
  packages: { name: string; version: string }[];
  /** Number of packages below version 1.0. */
  unstable: number;
  /** Package with the latest release; null without release histories. */
  newest: { name: string; version: string; date: string } | null;
}

/**
 * Summarizes the toolkit.
 *
 * @param manifest - Content of `toolkit/packages.json`.
 * @param histories - Release histories by package name.
 * @returns The facts. If several packages were released on the same day, the first name is newest.
 */
export function summarizeToolkit(
  manifest: ToolkitManifest,
  histories: Readonly<Record<string, History>>,
): ToolkitSummary {
  const { license, node, nest } = manifest;
  const packages = Object.entries(manifest.packages).map(([name, version]) => ({ name, version }));
  const releases = Object.entries(histories).flatMap(([name, history]) => {
    const latest = history.at(-1);
    return latest ? [{ name, version: latest.version, date: latest.date }] : [];
  });
  const [newest = null] = releases.sort((a, b) =>
    a.date === b.date ? a.name.localeCompare(b.name, 'en') : a.date < b.date ? 1 : -1,
  );
  const unstable = packages.filter(({ version }) => version.startsWith('0.')).length;
  return { license, node, nest, packages, unstable, newest };
}
