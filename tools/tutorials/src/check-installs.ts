import { docIdOf } from '../../../src/model/addresses';
import type { Problem } from '../../../src/model/problem';
import type { Guide } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';
import { readCommands } from '../../../plugins/gatsby-transformer-docs/src/samples/read-commands';
import type { InstallRules } from './install-rules';

type Readable = Pick<Guide, 'relativePath' | 'sourcePath' | 'frontMatter' | 'fences'>;

/** An install command of a guide. */
interface Install {
  line: number;
  packages: { name: string; version: string | null }[];
  flags: string[];
}

/**
 * Checks that guides of one language install packages in one way: with the versions that go together, with everything that is loaded, and
 * after npm was set to ignore peer dependencies.
 */
export function checkInstalls(guides: readonly Readable[], rules: InstallRules): Problem[] {
  const byId = new Map(guides.map((guide) => [docIdOf(guide.relativePath), guide]));
  const chainOf = (guide: Readable): Readable[] => {
    const chain: Readable[] = [];
    for (let page: Readable | undefined = guide; page && !chain.includes(page); ) {
      chain.unshift(page);
      page = byId.get(page.frontMatter.run?.after ?? '');
    }
    return chain;
  };
  return guides.flatMap((guide) => {
    const at = (line: number, message: string): Problem => ({
      file: guide.sourcePath,
      line,
      message,
      severity: 'error',
    });
    const installs = installsOf(guide);
    const followed = guide.frontMatter.run !== null && guide.frontMatter.run.skip === null;
    return [
      ...installs.flatMap(({ line, packages }) =>
        packages.flatMap((one) => {
          const expected = specOf(one.name, rules);
          return fits(one, rules)
            ? []
            : [
                at(
                  line,
                  `this command installs ${written(one)}. Expected ${expected}: that is what goes together (see the guide how-to/install).`,
                ),
              ];
        }),
      ),
      ...(followed ? chainProblems(installs, chainOf(guide), rules, at) : []),
    ];
  });
}

function chainProblems(
  installs: readonly Install[],
  chain: readonly Readable[],
  rules: InstallRules,
  at: (line: number, message: string) => Problem,
): Problem[] {
  const added = installs
    .flatMap(({ packages }) => packages.map(({ name }) => name))
    .filter((name) => name in rules.needs);
  const [first, last] = [installs[0], installs.findLast(({ flags }) => flags.length === 0)];
  // The manifest of an Nx workspace is generated, with packages that no command names.
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
        'npm stops at this command, since the peer ranges of the packages exclude each other. Continue from how-to/install, which turns on legacy-peer-deps.',
      ),
    );
  const installed = chain.flatMap((page) =>
    installsOf(page).flatMap(({ packages }) => packages.map(({ name }) => name)),
  );
  const there = new Set(installed.flatMap((name) => [name, ...(rules.brings[name] ?? [])]));
  const missing = [...new Set(added.flatMap((name) => rules.needs[name] ?? []))]
    .filter((name) => !there.has(name))
    .sort();
  if (missing.length > 0) {
    const { line, packages } = last ?? first;
    const whole = [...packages.map(written), ...missing.map((name) => specOf(name, rules))];
    problems.push(
      at(
        line,
        `what is installed here also loads ${missing.join(', ')}. The command is: npm install ${whole.join(' ')}`,
      ),
    );
  }
  return problems;
}

function installsOf({ fences }: Readable): Install[] {
  return fences
    .filter(
      ({ language, meta }) =>
        /^(?:bash|sh|shell|npm)$/.test(language) && meta.noCheck === null && meta.run.noRun === null,
    )
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

const written = ({ name, version }: { name: string; version: string | null }): string =>
  version === null ? name : `${name}@${version}`;

/** How an install command names a package. */
function specOf(name: string, { versions }: InstallRules): string {
  return written({ name, version: versions[name] ?? null });
}

function fits(
  { name, version }: { name: string; version: string | null },
  { needs, versions }: InstallRules,
): boolean {
  if (name in needs) return version === null;
  const expected = versions[name];
  return expected === undefined || version === expected || (version?.startsWith(`${expected}.`) ?? false);
}
