import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { localePath } from '../../model/docs/addresses';
import { SiteLink } from '../site-link/SiteLink';
import { toolkitFacts } from './toolkit-facts';
import * as styles from './ToolkitFacts.module.css';

interface Props {
  /** The slug of a page about the toolkit's maturity. */
  details?: string;
}

/** What the toolkit requires, its license, and how mature it is, in a row. */
export function ToolkitFacts({ details: slug }: Props) {
  const { t, i18n } = useTranslation('home');
  const { facts, details } = toolkitFacts(useMdxData(), slug, i18n.language);
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, value }) => (
        <li key={key}>{t(`home.facts.${key}`, { value })}</li>
      ))}
      {details && (
        <li>
          <SiteLink to={localePath(details.slug, i18n.language)}>{t('home.facts.unstable')}</SiteLink>
        </li>
      )}
    </ul>
  );
}
