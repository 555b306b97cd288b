/** How a translation relates to its original; `unstamped` if it doesn't record what it translates. */
export type TranslationState = 'current' | 'outdated' | 'unstamped' | 'missing';

/**
 * Compares an original with the digest stored in its translation.
 *
 * @param digest - The original's digest.
 * @param translation - Undefined if there is none.
 */
export function translationState(
  digest: string,
  translation: { translatedFrom: string | null } | undefined,
): TranslationState {
  if (!translation) return 'missing';
  if (translation.translatedFrom === null) return 'unstamped';
  return translation.translatedFrom === digest ? 'current' : 'outdated';
}
