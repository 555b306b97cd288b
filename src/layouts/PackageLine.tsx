import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { langOf } from '../locales/locales';
import { localePath, readReferenceSlug } from '../model/docs/addresses';
import type { PackageLinks } from '../routes/package-links';

/** Facts about a library guide's package: its version, and links to its reference and elsewhere. */
export function PackageLine({ api, changes, release }: PackageLinks) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { url, commit, root } = site.toolkit;
  const folder = (api && readReferenceSlug(api)?.package) ?? release?.name.split('/').at(-1);
  const links = [
    ...(api ? [{ label: t('package.api'), to: localePath(api, language) }] : []),
    ...(changes ? [{ label: t('changes.link'), to: localePath(changes, language) }] : []),
    ...(release
      ? [
          { label: 'npm', to: `https://www.npmjs.com/package/${release.name}` },
          { label: t('package.source'), to: `${url}/tree/${commit}/${root}/${folder}` },
        ]
      : []),
  ];
  return (
    <div className="markdown" lang={langOf(language)}>
      <p>
        {release && (
          <>
            <code>
              {release.name} {release.version}
            </code>
          </>
        )}
        {links.map(({ label, to }, index) => (
          <Fragment key={to}>
            {(index > 0 || release) && ' · '}
            <SiteLink to={to}>{label}</SiteLink>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
