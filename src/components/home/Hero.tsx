import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localePath } from '../../model/docs/addresses';
import type { ComponentData } from '../../model/docs/mdx-components';
import { ProjectCommand } from '../project/ProjectCommand';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './Hero.module.css';

interface Props {
  /** The first link is the primary action. */
  data: ComponentData['Hero'];
  children?: ReactNode;
}

/**
 * The top of a page, in place of its plain heading: title, description, links, a command, and a
 * component next to them.
 */
export function Hero({ data: { title, description, links, command }, children }: Props) {
  const { i18n } = useTranslation();
  return (
    <header className={styles.hero} data-wide="">
      <div>
        <h1>{title}</h1>
        <p className={styles.tagline}>{description}</p>
        <p className={styles.actions}>
          {links.map((link) => (
            <SiteLink key={link.slug} to={localePath(link.slug, i18n.language)}>
              {link.title}
            </SiteLink>
          ))}
        </p>
        {command && <ProjectCommand command={command} />}
      </div>
      {children}
    </header>
  );
}
