import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Article } from '../components/article/Article';
import { KeyboardShortcuts } from '../components/shortcuts/KeyboardShortcuts';
import { ProjectCommand } from '../components/project/ProjectCommand';
import { SiteLink } from '../components/site-link/SiteLink';
import { Island } from '../islands/Island';
import { formatDate } from '../locales/formats';
import * as styles from './PageFoot.module.css';

/** The author that `.mailmap` sets for automatic commits. Everyone else's name stays as it is. */
const MAINTAINERS = 'Softkit maintainers';

interface Props {
  lastUpdated: { date: string; author: string } | null;
  /** A sentence about the guide's last test. */
  followed: string | null;
  /** The guide's finished project. */
  project: Queries.GuideFieldsFragment['project'];
  /** Language of this sentence, if it isn't the page's. */
  lang: string | undefined;
  /** Shown between the last update and the keyboard shortcuts. */
  feedback: ReactNode;
  /** Shown after the keyboard shortcuts. */
  children: ReactNode;
}

/** Page footer: the guide's last test and its finished project, the last update, and keyboard shortcuts. */
export function PageFoot({ lastUpdated, followed, project, lang, feedback, children }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.meta}>
      {followed && (
        <p className={styles.followed} lang={lang}>
          {followed}
        </p>
      )}
      {project && (
        <div className={styles.followed}>
          <SiteLink to={project.file} download="">
            {t('page.project')}
          </SiteLink>{' '}
          {t('page.project.run')}
          <Island name="Article" component={Article}>
            <ProjectCommand command={project.command} />
          </Island>
        </div>
      )}
      {lastUpdated && (
        <span>
          <Trans
            t={t}
            i18nKey="page.lastUpdated"
            values={{
              date: formatDate(lastUpdated.date, i18n.language),
              author: lastUpdated.author === MAINTAINERS ? t('page.maintainers') : lastUpdated.author,
            }}
            components={{ time: <time dateTime={lastUpdated.date} /> }}
          />
        </span>
      )}
      {feedback}
      <div className={styles.tools}>
        <Island name="KeyboardShortcuts" component={KeyboardShortcuts} props={{ hasButton: true }} />
      </div>
      {children}
    </div>
  );
}
