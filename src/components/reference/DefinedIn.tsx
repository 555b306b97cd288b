import { useMessages } from '../../i18n/use-messages';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './DefinedIn.module.css';

interface Props {
  file: string;
  line: number;
  /** A page that shows the line; null where there is none. */
  url: string | null;
}

/** Where a symbol is defined in the sources. */
export function DefinedIn({ file, line, url }: Props) {
  const { t } = useMessages();
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
