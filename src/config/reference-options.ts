import { site, toolkitSources } from './site';

/**
 * Returns the options for gatsby-plugin-typedoc. By default, the reference is generated from the
 * declarations in `toolkit/`.
 *
 * @param toolkitDir - Packages folder of a toolkit checkout; null for `toolkit/`.
 * @param guidesDir - Guides folder. The list of errors links to its guides.
 */
export function referenceOptions(toolkitDir: string | null, guidesDir: string) {
  const isCheckout = toolkitDir !== null;
  return {
    toolkitDir: toolkitDir ?? 'toolkit',
    scope: site.toolkit.scope as string,
    // The site's own type check covers `toolkit/`, but not a checkout.
    countTypeErrors: isCheckout,
    sources: isCheckout ? null : toolkitSources,
    overlayDir: isCheckout ? 'toolkit' : null,
    historyDir: 'toolkit/history',
    configuration: 'toolkit/configuration.json',
    // Declarations don't say what a module does. A checkout does.
    modules: isCheckout ? null : 'toolkit/modules.json',
    errors: { file: 'toolkit/errors.json', guidesDir, sourcesUrl: toolkitSources.url },
  };
}
