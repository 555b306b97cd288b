/** Path prefix of the build, without a slash at its end; Gatsby puts it in. */
declare const __BASE_PATH__: string;

/** Texts that stand in pages, at the time the page was built; `gatsby-plugin-build-identity` puts them in. */
declare const __PAGE_TEXTS__: { scripts: Record<string, string> };
