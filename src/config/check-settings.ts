type Environment = Readonly<Record<string, string | undefined>>;

interface SettingProblem {
  message: string;
  /** An error stops the build. After a warning, the build uses the default. */
  severity: 'error' | 'warning';
}

const ALGOLIA = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX_NAME'];

/**
 * Checks the environment variables listed in `.env.example`. All of them are optional.
 *
 * @param environment - The environment variables.
 * @param options - `isFolder` checks a path relative to the repository root; `prefixed` is true if
 *   Gatsby runs with `--prefix-paths`.
 * @returns The problems found.
 */
export function checkSettings(
  environment: Environment,
  { isFolder, prefixed }: { isFolder: (path: string) => boolean; prefixed: boolean },
): SettingProblem[] {
  const { SITE_URL: siteUrl, PATH_PREFIX: prefix, CONTENT_DIR: content } = environment;
  const problems: SettingProblem[] = [];
  const error = (message: string) => problems.push({ message, severity: 'error' });
  const warn = (message: string) => problems.push({ message, severity: 'warning' });

  if (siteUrl !== undefined && !/^https?:\/\/[^/?#\s]+\/*$/.test(siteUrl))
    error(
      `SITE_URL is "${siteUrl}". Set it to a scheme and host, such as https://docs.example.com, and put the path in PATH_PREFIX.`,
    );
  if (prefix && !/^(?:\/[\w.~-]+)+$/.test(prefix))
    error(
      `PATH_PREFIX is "${prefix}". Set it to a path with a leading slash and no trailing slash, such as /docs.`,
    );
  else if (prefix && !prefixed)
    warn(
      `PATH_PREFIX is "${prefix}", but Gatsby runs without --prefix-paths and ignores it. Add "-- --prefix-paths" to build for ${prefix}/.`,
    );
  if (content && !isFolder(content))
    error(
      `CONTENT_DIR is "${content}", but that folder doesn't exist. Set it to a folder with one subfolder per language, or unset it to use content/.`,
    );
  const missing = ALGOLIA.filter((name) => !environment[name]);
  if (missing.length > 0 && missing.length < ALGOLIA.length)
    warn(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, so the site uses its built-in search. To use Algolia, set ${ALGOLIA.join(', ')}.`,
    );
  return problems;
}
