import type { FollowedGuide } from '../../../packages/guide-files/followed-guides';
import { formatDate } from '../../../src/locales/formats';
import type { Text } from '../../../src/locales/messages';

/**
 * Returns the sentence about a guide's last test.
 *
 * @param result - The test's result.
 * @param locale - Language of the sentence.
 * @param texts - Returns messages in this language.
 */
export function followedSentence(
  { date, commit, commands, compared }: FollowedGuide,
  locale: string,
  texts: Text<'feeds'>,
): string {
  const counts = [
    texts('followed.commands', { count: commands }),
    ...(compared > 0 ? [texts('followed.compared', { count: compared })] : []),
  ].join(', ');
  return texts('followed.text', {
    date: formatDate(date, locale),
    commit: commit.slice(0, 7),
    counts,
  });
}
