/** Build settings from the environment variables in `.env.example`. */
export interface Environment {
  /** Scheme and host, without a trailing slash. */
  siteUrl: string;
  /** Path without a trailing slash, or an empty string. */
  pathPrefix: string;
  contentDir: string;
  /** Whether `contentDir` is not this repository's content, which documents the toolkit. */
  isOtherContent: boolean;
  /** Packages folder of a toolkit checkout; null for `toolkit/`. */
  toolkitDir: string | null;
  noIndex: boolean;
  /** Whether the build writes compressed copies of text files, for a host that doesn't compress responses. */
  compressesFiles: boolean;
  /** Algolia application that the browser searches; null for the built-in search only. */
  searchApp: string | null;
  /** The newest deployment's origin, if it differs from the site's own; null otherwise. */
  newestOrigin: string | null;
  /** The index to push records to, or null. */
  push: AlgoliaCredentials | null;
}

export interface AlgoliaCredentials {
  appId: string;
  /** A key with write access. It must never reach the browser. */
  apiKey: string;
  indexName: string;
  /** A test server such as `127.0.0.1:4000`; null for Algolia itself. */
  host: string | null;
}

export interface SettingProblem {
  message: string;
  /** An error stops the build. After a warning, the build uses the default. */
  severity: 'error' | 'warning';
}

/** What some checks need to know about the command that runs. */
interface BuildCommand {
  /** Checks a path relative to the repository's root. */
  isFolder: (path: string) => boolean;
  /** Whether Gatsby runs with `--prefix-paths`. */
  prefixed: boolean;
}

const ALGOLIA = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX_NAME'] as const;
const DEFAULT_SITE_URL = 'http://localhost:9000';

/**
 * Parses all build settings. An empty variable counts as unset, as in a CI job whose variable
 * doesn't exist.
 *
 * @param variables - The environment variables.
 * @param command - Without it, the checks that need it are skipped.
 * @returns The settings, with the default where a variable is unset or invalid, and all problems.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  command?: BuildCommand,
): { settings: Environment; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const error = (message: string) => problems.push({ message, severity: 'error' });
  const warn = (message: string) => problems.push({ message, severity: 'warning' });
  const read = (name: string): string | null => variables[name] || null;

  const leaking = Object.keys(variables).filter(
    (name) => /^GATSBY_.*(?:ADMIN|SECRET|PRIVATE|WRITE)/i.test(name) && read(name),
  );
  if (leaking.length > 0)
    error(
      `${leaking.sort().join(', ')}: variables with the prefix GATSBY_ are sent to every browser, but this name looks like a secret. Rename it without the prefix (Algolia's admin key is ALGOLIA_ADMIN_KEY). If you have published a site with it, revoke the key.`,
    );

  let siteUrl = read('SITE_URL');
  if (siteUrl && !/^https?:\/\/[^/?#\s]+\/*$/.test(siteUrl)) {
    error(
      `SITE_URL is "${siteUrl}". Set it to a scheme and host, such as https://docs.example.com, and put the path in PATH_PREFIX.`,
    );
    siteUrl = null;
  }
  siteUrl = (siteUrl ?? DEFAULT_SITE_URL).replace(/\/+$/, '');

  const pathPrefix = read('PATH_PREFIX');
  if (pathPrefix && !/^(?:\/[\w.~-]+)+$/.test(pathPrefix))
    error(
      `PATH_PREFIX is "${pathPrefix}". Set it to a path with a leading slash and no trailing slash, such as /docs.`,
    );
  else if (pathPrefix && command?.prefixed === false)
    warn(
      `PATH_PREFIX is "${pathPrefix}", but Gatsby runs without --prefix-paths and ignores it. Add "-- --prefix-paths" to build for ${pathPrefix}/.`,
    );

  const contentDir = read('CONTENT_DIR');
  if (contentDir && command && !command.isFolder(contentDir))
    error(
      `CONTENT_DIR is "${contentDir}", but that folder doesn't exist. Set it to a folder with one subfolder per language, or unset it to use content/.`,
    );

  const newest = read('GATSBY_NEWEST_URL');
  let newestOrigin: string | null = null;
  if (newest && (!/^(?:https?:\/\/|\/(?!\/))/.test(newest) || !URL.canParse(newest, siteUrl)))
    error(
      `GATSBY_NEWEST_URL is "${newest}". Set it to the newest deployment's URL, such as https://docs.example.com/, or to its path on the same host, such as "/".`,
    );
  else if (newest) {
    const { origin } = new URL(newest, siteUrl);
    newestOrigin = origin === new URL(siteUrl).origin ? null : origin;
  }

  const appId = read('GATSBY_ALGOLIA_APP_ID');
  const indexName = read('GATSBY_ALGOLIA_INDEX_NAME');
  const apiKey = read('ALGOLIA_ADMIN_KEY');
  const missing = ALGOLIA.filter((name) => !read(name));
  // The ID becomes part of a host name in the Content-Security-Policy.
  if (appId && !/^[a-z0-9-]+$/i.test(appId))
    error(
      `GATSBY_ALGOLIA_APP_ID is "${appId}", which is not a valid application ID. Use only letters, digits, and hyphens, such as "AB12CD34EF".`,
    );
  if (missing.length > 0 && missing.length < ALGOLIA.length)
    warn(
      `${missing.join(' and ')} ${isOrAre(missing)} not set, so the site uses its built-in search. To use Algolia, set ${ALGOLIA.join(', ')}.`,
    );
  const missingForPush = missing.filter((name) => name !== 'GATSBY_ALGOLIA_SEARCH_KEY');
  if (apiKey && missingForPush.length > 0)
    error(
      `ALGOLIA_ADMIN_KEY is set, but ${missingForPush.join(' and ')} ${isOrAre(missingForPush)} not. Set all three to push records, or unset the key to build without Algolia.`,
    );

  const settings: Environment = {
    siteUrl,
    pathPrefix: pathPrefix ?? '',
    contentDir: contentDir ?? 'content',
    isOtherContent: contentDir !== null,
    toolkitDir: read('TOOLKIT_DIR'),
    noIndex: read('GATSBY_NOINDEX') === 'true',
    compressesFiles: read('COMPRESS_FILES') === 'true',
    searchApp: missing.length === 0 ? appId : null,
    newestOrigin,
    push: apiKey && appId && indexName ? { appId, apiKey, indexName, host: read('ALGOLIA_HOST') } : null,
  };
  return { settings, problems };
}

const isOrAre = (names: readonly string[]): string => (names.length > 1 ? 'are' : 'is');
