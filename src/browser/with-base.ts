/**
 * Adds the site's path prefix to a path. Islands use this in place of Gatsby's `withPrefix`, whose module
 * contains Gatsby's router.
 */
export const withBase = (path: string): string => __BASE_PATH__ + path;
