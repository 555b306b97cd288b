import { useTranslation } from 'react-i18next';
import { compareBreaks, groupChanges, readBreaks } from '../../model/reference/history';
import { ChangeItem, type ListedChange } from './ChangeItem';
import * as styles from './ReleaseList.module.css';

interface Props {
  changes: readonly (ListedChange & { change: string })[];
  /** The headings' level. */
  level?: 3 | 4;
  /** Start of the headings' IDs. Without it, they have none. */
  idPrefix?: string;
}

/** Changes by kind, breaking changes first. */
export function ChangeGroups({ changes, level = 3, idPrefix }: Props) {
  const { t } = useTranslation('api');
  const Heading = `h${level}` as const;
  return (
    <>
      {groupChanges(changes).map(({ change, changes: changesOfKind }) => (
        <div key={change} className={styles.group}>
          <Heading id={idPrefix && idPrefix + change}>{t(`changes.${change}`)}</Heading>
          <ul>
            {changesOfKind
              .sort((a, b) => compareBreaks(readBreaks(a.breaks), readBreaks(b.breaks)))
              .map((each) => (
                <ChangeItem key={`${each.version} ${each.name}`} {...each} />
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
