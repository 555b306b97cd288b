import { site, toolkitSources } from './site';

/**
 * What the reference is made of: the declarations of this repository, or a checkout of the toolkit.
 *
 * @param toolkitDir - Folder of the checkout's packages; undefined or empty for `toolkit/`.
 */
export function referenceOptions(toolkitDir: string | undefined) {
  const isCheckout = toolkitDir !== undefined && toolkitDir !== '';
  return {
    toolkitDir: isCheckout ? toolkitDir : 'toolkit',
    scope: site.toolkit.scope as string,
    // The declarations are type-checked with the site; a checkout is not.
    countTypeErrors: isCheckout,
    sources: isCheckout ? null : toolkitSources,
    overlayDir: isCheckout ? 'toolkit' : null,
    historyDir: 'toolkit/history',
    errors: { file: 'toolkit/errors.json', guidesDir: 'content', sourcesUrl: toolkitSources.url },
  };
}
