import { useTranslation } from 'react-i18next';
import { SiteLink } from '../components/site-link/SiteLink';
import { langOf } from '../locales/locales';
import { localePath } from '../model/addresses';
import type { PackageLinks } from '../routes/package-links';

/** Links from a library's guide to its reference. */
export function PackageLine({ api, changes }: PackageLinks) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return (
    <div className="markdown" lang={langOf(language)}>
      <p>
        <SiteLink to={localePath(api, language)}>{t('package.api')}</SiteLink>
        {changes && (
          <>
            {' · '}
            <SiteLink to={localePath(changes, language)}>{t('changes.link')}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
