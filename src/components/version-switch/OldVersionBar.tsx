import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
// From its own module, so that other pages don't load it.
import { Trans } from 'react-i18next/TransWithoutContext';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { pageListPath, splitPath } from '../../model/docs/addresses';
import * as styles from './OldVersionBar.late.module.css';
import { isOtherDeployment, loadVersionsOf, pageInVersion, type Version } from './versions';

interface Props {
  /** The newest deployment's URL. */
  newest: string;
  /** This deployment's version. */
  current: { name: string; label: string };
  /** The page path and the home page path in the same language, without path prefix. */
  pagePath: string;
  homePath: string;
}

/** The newest version, and whether it has the page. */
interface Newest {
  version: Version;
  hasPage: boolean;
}

/**
 * A bar on pages of an old deployment that links to the same page in the newest, or to its home page if
 * it doesn't have this page. It also tells search engines not to index this page. A build can't know that
 * it will become old, so the bar is empty at first.
 */
export function OldVersionBar({ newest, current, pagePath, homePath }: Props) {
  const { t, i18n } = useTranslation();
  const [found, setFound] = useState<Newest | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findNewest(newest, current.name, pagePath).then((result) => {
      if (!result || !isCurrent) return;
      setFound(result);
      keepOutOfSearchEngines();
    });
    return () => {
      isCurrent = false;
    };
  }, [newest, current.name, pagePath]);
  return (
    <div role="status">
      {found && (
        <p className={styles.bar}>
          {/* The labels are English in every language. */}
          <Trans
            i18n={i18n}
            t={t}
            i18nKey="version.old"
            values={{ version: current.label, newest: found.version.label }}
            components={{ label: <span lang="en" /> }}
          />{' '}
          <a href={pageInVersion(found.version, found.hasPage ? pagePath : homePath)}>
            {t(found.hasPage ? 'version.old.page' : 'version.old.home')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Returns the newest version, or null if it is this one or can't be loaded. */
async function findNewest(deployment: string, current: string, pagePath: string): Promise<Newest | null> {
  if (!isOtherDeployment(deployment)) return null;
  const [version] = await loadVersionsOf(deployment).catch(() => []);
  if (!version || version.name === current) return null;
  return { version, hasPage: await isPageOf(version, pagePath) };
}

/** Checks whether a version has the page with this path. False if its pages can't be loaded. */
function isPageOf(version: Version, pagePath: string): Promise<boolean> {
  const { slug, locale } = splitPath(pagePath);
  return fetchJsonOnce<[slug: string, title: string][]>(pageInVersion(version, pageListPath(locale))).then(
    (pages) => pages.some(([pageSlug]) => pageSlug === slug),
    () => false,
  );
}

function keepOutOfSearchEngines(): void {
  if (document.querySelector('meta[name="robots"]')) return;
  document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
}
