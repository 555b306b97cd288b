import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { localePath } from '../../model/docs/addresses';
import { ProjectCommand } from '../project/ProjectCommand';
import { SiteLink } from '../site-link/SiteLink';
import { heroLinks } from './hero-links';
import * as styles from './Hero.module.css';

interface Props {
  /** The page's title and description. */
  title: string;
  description: string;
  /** Slugs of the pages to link to. The first link is the primary action. */
  links?: string;
  /** How long the primary action takes. */
  minutes?: string;
  children?: ReactNode;
}

/**
 * The top of a page, in place of its plain heading: title, description, links, a command, and
 * components next to and below them.
 */
export function Hero({ title, description, links: slugs, minutes, children }: Props) {
  const { t, i18n } = useTranslation('home');
  const { links, command } = heroLinks(useMdxData(), slugs, i18n.language);
  return (
    <header className={styles.hero} data-wide="">
      <div>
        <h1>{title}</h1>
        <p className={styles.tagline}>{description}</p>
        <p className={styles.actions}>
          {links.map((link, index) => (
            <SiteLink key={link.slug} to={localePath(link.slug, i18n.language)}>
              {index === 0 && minutes !== undefined
                ? t('home.time', { title: link.title, count: Number(minutes) })
                : link.title}
            </SiteLink>
          ))}
        </p>
      </div>
      {command && (
        <div className={styles.command}>
          <ProjectCommand command={command} />
        </div>
      )}
      {children}
    </header>
  );
}
