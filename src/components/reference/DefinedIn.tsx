import { useTranslation } from 'react-i18next';
import type { ReferenceSource } from '../../model/docs/doc';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './DefinedIn.module.css';

/** The file and line where a symbol is defined. */
export function DefinedIn({ file, line, url }: ReferenceSource) {
  const { t } = useTranslation('api');
  const position = `${file}:${line}`;
  return (
    <p className={styles.source}>
      {t('reference.definedIn')}{' '}
      {url ? (
        <SiteLink to={url}>
          <code translate="no">{position}</code>
        </SiteLink>
      ) : (
        <code translate="no">{position}</code>
      )}
    </p>
  );
}
