import { docIdOf } from '../../../src/model/docs/addresses';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import type { CodeGuide } from '../../../packages/guide-files/read-fences';
import { readCommands, SHELL } from '../../../packages/guide-files/read-commands';
import { guideChain } from '../../../packages/guide-files/guide-chain';
import type { InstallRules } from '../../shared/install-rules';

/** An install command in a guide. */
interface Install {
  line: number;
  packages: { name: string; version: string | null }[];
  flags: string[];
}

/**
 * Checks the install commands in the guides of one language. They need compatible versions, all
 * packages that are loaded at run time, and npm's `legacy-peer-deps` setting.
 *
 * @param guides - All guides in the language.
 * @param rules - Expected versions and required packages.
 * @returns One problem for each wrong command.
 */
export function checkInstalls(guides: readonly CodeGuide[], rules: InstallRules): Problem[] {
  const byId = new Map(guides.map((guide) => [docIdOf(guide.relativePath), guide]));
  const previousOf = ({ frontMatter }: CodeGuide) => byId.get(frontMatter.run?.after ?? '');
  return guides.flatMap((guide) => {
    const at = (line: number, message: string): Problem => errorIn(guide.sourcePath, message, line);
    const installs = installsOf(guide);
    const followed = guide.frontMatter.run !== null && guide.frontMatter.run.skip === null;
    return [
      ...installs.flatMap(({ line, packages }) =>
        packages.flatMap((item) => {
          const expected = expectedSpec(item.name, rules);
          return isCompatible(item, rules)
            ? []
            : [
                at(
                  line,
                  `this command installs ${specOf(item)}. Expected ${expected}, which is compatible with the toolkit (see how-to/install).`,
                ),
              ];
        }),
      ),
      ...(followed ? chainProblems(installs, guideChain(guide, previousOf), rules, at) : []),
    ];
  });
}

function chainProblems(
  installs: readonly Install[],
  chain: readonly CodeGuide[],
  rules: InstallRules,
  at: (line: number, message: string) => Problem,
): Problem[] {
  const added = installs
    .flatMap(({ packages }) => packages.map(({ name }) => name))
    .filter((name) => name in rules.needs);
  const [first, last] = [installs[0], installs.findLast(({ flags }) => flags.length === 0)];
  // create-nx-workspace generates a package.json with packages that no install command lists.
  const generated = chain.some(({ fences }) =>
    fences.some(({ code }) => code.includes('create-nx-workspace')),
  );
  if (added.length === 0 || !first || generated) return [];
  const problems: Problem[] = [];
  if (
    !chain.some(({ fences }) => fences.some(({ code }) => /npm config set legacy-peer-deps true/.test(code)))
  )
    problems.push(
      at(
        first.line,
        "npm can't run this command because the packages have conflicting peer dependencies. Set after: how-to/install, which turns on legacy-peer-deps.",
      ),
    );
  const installed = chain.flatMap((page) =>
    installsOf(page).flatMap(({ packages }) => packages.map(({ name }) => name)),
  );
  const available = new Set(installed.flatMap((name) => [name, ...(rules.brings[name] ?? [])]));
  const missing = [...new Set(added.flatMap((name) => rules.needs[name] ?? []))]
    .filter((name) => !available.has(name))
    .sort();
  if (missing.length > 0) {
    const { line, packages } = last ?? first;
    const complete = [...packages.map(specOf), ...missing.map((name) => expectedSpec(name, rules))];
    problems.push(
      at(line, `these packages also load ${missing.join(', ')}. Use: npm install ${complete.join(' ')}`),
    );
  }
  return problems;
}

function installsOf({ fences }: CodeGuide): Install[] {
  return fences
    .filter(({ language, meta }) => SHELL.test(language) && meta.noCheck === null && meta.run.noRun === null)
    .flatMap((fence) =>
      readCommands(fence.code)
        .filter(({ words }) => words[0] === 'npm' && /^(?:i|install)$/.test(words[1] ?? ''))
        .map(({ words, line }) => ({
          line: fence.line + line,
          packages: words
            .slice(2)
            .filter((word) => !word.startsWith('-'))
            .map(readSpec),
          flags: words.filter((word) => word.startsWith('-')),
        })),
    );
}

function readSpec(spec: string): { name: string; version: string | null } {
  const [, name = spec, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  return { name, version: version ?? null };
}

const specOf = ({ name, version }: { name: string; version: string | null }): string =>
  version === null ? name : `${name}@${version}`;

/** Returns a package with its version as an install command should contain it. */
function expectedSpec(name: string, { versions }: InstallRules): string {
  return specOf({ name, version: versions[name] ?? null });
}

function isCompatible(
  { name, version }: { name: string; version: string | null },
  { needs, versions }: InstallRules,
): boolean {
  if (name in needs) return version === null;
  const expected = versions[name];
  return expected === undefined || version === expected || (version?.startsWith(`${expected}.`) ?? false);
}
