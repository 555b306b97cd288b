import type { Translate } from '../../locales/messages';
import * as styles from './BaseUrlBanner.module.css';

interface Props {
  /** Path that the site was built for, with slashes at both ends. */
  expected: string;
  /** This page's path relative to `expected`, with leading and trailing slashes. */
  path: string;
  t: Translate<'common'>;
}

/**
 * Banner for a site that is served from a different folder than it was built for. It is hidden in
 * the static HTML of the home pages. `src/inline-scripts/base-url.js` shows it, because the islands
 * can't load in this case.
 */
export function BaseUrlBanner({ expected, path, t }: Props) {
  const [before, after] = t('baseUrl.expected').split('{{path}}');
  const [actualBefore, actualAfter] = t('baseUrl.actual').split('{{path}}');
  return (
    <div
      id="site:base-url-banner"
      className={styles.banner}
      role="alert"
      hidden
      data-expected={expected}
      data-path={path}
    >
      <p>
        <strong>{t('baseUrl.title')}</strong> {t('baseUrl.cause')}
      </p>
      <p>
        {before}
        <code>{expected}</code>
        {after} {actualBefore}
        <code id="site:base-url-actual" />
        {actualAfter}
      </p>
      <p>
        {t('baseUrl.fix')} <code id="site:base-url-fix" />
      </p>
    </div>
  );
}
