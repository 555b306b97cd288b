import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './AnnouncementBar.module.css';

interface Props {
  /** A new ID shows the bar again to readers who dismissed the previous one. */
  id: string;
  /** Links are written as `[text](/path/)`. */
  text: string;
}

/** A message above the navbar. An inline script hides a dismissed bar before the first paint. */
export function AnnouncementBar({ id, text }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.bar} aria-label={t('announcement.label')}>
      <p>
        {text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
          const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
          return <Fragment key={index}>{label && to ? <SiteLink to={to}>{label}</SiteLink> : part}</Fragment>;
        })}
      </p>
      <button type="button" className="needs-js" aria-label={t('announcement.close')} data-dismisses={id}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
