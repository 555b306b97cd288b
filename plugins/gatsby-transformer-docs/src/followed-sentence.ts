import type { FollowedGuide } from '../../../packages/guide-files/followed-guides';
import { formatDate } from '../../../src/locales/formats';
import type { Translate } from '../../../src/locales/messages';

/**
 * Returns the sentence about a guide's last test.
 *
 * @param result - The test's result.
 * @param locale - Language of the sentence.
 * @param t - Returns messages in this language.
 */
export function followedSentence(
  { date, commit, commands, compared }: FollowedGuide,
  locale: string,
  t: Translate<'feeds'>,
): string {
  const counts = [
    t('followed.commands', { count: commands }),
    ...(compared > 0 ? [t('followed.compared', { count: compared })] : []),
  ].join(', ');
  return t('followed.text', {
    date: formatDate(date, locale),
    commit: commit.slice(0, 7),
    counts,
  });
}
