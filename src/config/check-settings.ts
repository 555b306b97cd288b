type Environment = Readonly<Record<string, string | undefined>>;

interface SettingProblem {
  message: string;
  /** An error ends the build; after a warning it goes on with the default. */
  severity: 'error' | 'warning';
}

const ALGOLIA = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX_NAME'];

/**
 * What is wrong with the settings of a build, which are listed in `.env.example`. All of them may be absent.
 *
 * @param isFolder - Whether a path, relative to the site, is a folder.
 * @param prefixed - Whether the build was told `--prefix-paths`.
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
      `SITE_URL is "${siteUrl}". Expected scheme and host alone, such as https://docs.example.com; a folder of that host is PATH_PREFIX.`,
    );
  if (prefix && !/^(?:\/[\w.~-]+)+$/.test(prefix))
    error(
      `PATH_PREFIX is "${prefix}". Expected a path with a slash at its beginning and none at its end, such as /docs.`,
    );
  else if (prefix && !prefixed)
    warn(
      `PATH_PREFIX is "${prefix}", but this build is for the root of a host. Add "-- --prefix-paths" to build for ${prefix}/.`,
    );
  if (content && !isFolder(content))
    error(
      `CONTENT_DIR is "${content}", and there is no such folder. Name a folder with one folder per language, or unset it for content/.`,
    );
  const missing = ALGOLIA.filter((name) => !environment[name]);
  if (missing.length > 0 && missing.length < ALGOLIA.length)
    warn(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, so the site searches its own index. Set all of ${ALGOLIA.join(', ')} to search with Algolia.`,
    );
  return problems;
}
