import { useTranslation } from 'react-i18next';
import type { SymbolKind } from '../../model/reference/kinds';
import { BreakableName } from '../breakable-name/BreakableName';
import * as styles from './ReferenceHeading.module.css';

interface Props {
  name: string;
  kind: SymbolKind;
  deprecated: boolean;
  abstract: boolean;
}

/** A symbol name, which can wrap between its words, with badges for its kind and status. */
export function ReferenceHeading({ name, kind, deprecated, abstract }: Props) {
  const { t } = useTranslation('api');
  const { t: kinds } = useTranslation('kinds');
  return (
    <div className={styles.heading}>
      <h1 className={styles.name} translate="no">
        <BreakableName name={name} />
      </h1>
      <p className={styles.badges}>
        {abstract && <span className={styles.badge}>{t('reference.abstract')}</span>}{' '}
        <span className={styles.badge} data-kind={kind}>
          {kinds(`kind.${kind}`)}
        </span>{' '}
        {deprecated && (
          <span className={styles.badge} data-deprecated="">
            {t('reference.deprecated')}
          </span>
        )}
      </p>
    </div>
  );
}
