import { useTranslation } from 'react-i18next';
import { SiteLink } from '../components/site-link/SiteLink';
import { defaultLocale, langOf } from '../locales/locales';
import { localePath } from '../model/docs/addresses';
import * as styles from './OutdatedLine.module.css';

/** Notice above a translation whose original has changed. */
export function OutdatedLine({ slug }: { slug: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.line}>
      {t('outdated.text')}{' '}
      <SiteLink to={localePath(slug, defaultLocale)} hrefLang={langOf(defaultLocale)}>
        {t('outdated.link')}
      </SiteLink>
    </p>
  );
}
