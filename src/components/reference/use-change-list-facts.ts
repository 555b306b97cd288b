import { withPrefix } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { changesDataPath, localePrefix } from '../../model/addresses';
import { BREAKS, CHANGES } from '../../model/history';
import type { ChangeListFacts } from '../../page-scripts/releases/change-list';
import * as styles from './ReleaseList.module.css';

/** Returns the texts, URLs, and class names with which the page scripts list a release's changes. */
export function useChangeListFacts(): ChangeListFacts {
  const { t, i18n } = useTranslation('api');
  return {
    file: withPrefix(changesDataPath(i18n.language)),
    home: withPrefix(localePrefix(i18n.language)),
    groups: textsOf(CHANGES, (change) => t(`changes.${change}`)),
    breaks: textsOf(BREAKS, (grade) => t(`changes.breaks.${grade}`)),
    classes: { group: String(styles.group), breaks: String(styles.grade) },
  };
}

/** Creates an object with a text for each key. */
export function textsOf<Key extends string>(
  keys: readonly Key[],
  toText: (key: Key) => string,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, toText(key)])) as Record<Key, string>;
}
