/** Path prefix of the build, without a slash at its end; Gatsby puts it in. */
declare const __BASE_PATH__: string;

/** Inline scripts, minified, by file name; `gatsby-plugin-islands` puts them in. */
declare const __INLINE_SCRIPTS__: { scripts: Record<string, string> };
