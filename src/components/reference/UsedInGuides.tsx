import { useTranslation } from 'react-i18next';
import type { GuideUsage } from '../../routes/guide-usages';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { SiteLink } from '../site-link/SiteLink';

/** The list heading's ID. */
export const USED_IN_GUIDES = 'site:used-in-guides';

/** Guide sections that show how to use a symbol. */
export function UsedInGuides({ usages }: { usages: readonly GuideUsage[] }) {
  const { t } = useTranslation('api');
  if (usages.length === 0) return null;
  return (
    <section className="markdown" aria-labelledby={USED_IN_GUIDES}>
      <LinkedHeading id={USED_IN_GUIDES} title={t('reference.usedIn')} />
      <ul>
        {usages.map(({ path, title, section, lang }) => (
          <li key={path} lang={lang ?? undefined}>
            <SiteLink to={path}>{section ? `${title} › ${section}` : title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
