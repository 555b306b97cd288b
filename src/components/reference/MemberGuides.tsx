import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideUsage } from '../../routes/guide-usages';
import { Html } from '../markdown/Html';
import { SiteLink } from '../site-link/SiteLink';

/** The guides that use a member, and an example from one of them. */
export function MemberGuides({ usages }: { usages: readonly GuideUsage[] }) {
  const { t } = useTranslation('api');
  const example = usages.find((usage) => usage.example)?.example;
  return (
    <div className="member-guides">
      {example && (
        <details>
          <summary>{t('reference.memberExample')}</summary>
          <figure className="code" data-language="ts">
            <pre tabIndex={0}>
              <Html as="code" html={example} />
            </pre>
          </figure>
        </details>
      )}
      <p>
        {t('reference.inGuides')}{' '}
        {usages.map(({ path, title, section, lang }, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <SiteLink to={path} lang={lang ?? undefined}>
              {section ? `${title} › ${section}` : title}
            </SiteLink>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
