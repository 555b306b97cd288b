import type { ErrorText } from '../../i18n/error-texts';
import * as styles from './BaseUrlBanner.module.css';

interface Props {
  /** Path the site was built for, with slashes at both ends. */
  expected: string;
  /** Path of this page below it, with slashes at both ends. */
  path: string;
  text: ErrorText;
}

/**
 * Says that the site is served from another folder than it was built for. It stands hidden in the static HTML of the home pages;
 * `src/app/inline/base-url.js` finds out and shows it, because the app itself does not load then.
 */
export function BaseUrlBanner({ expected, path, text }: Props) {
  const [before, after] = text('baseUrl.expected').split('{path}');
  const [actualBefore, actualAfter] = text('baseUrl.actual').split('{path}');
  return (
    <div
      id="base-url-banner"
      className={styles.banner}
      role="alert"
      hidden
      data-expected={expected}
      data-path={path}
    >
      <p>
        <strong>{text('baseUrl.title')}</strong> {text('baseUrl.cause')}
      </p>
      <p>
        {before}
        <code>{expected}</code>
        {after} {actualBefore}
        <code id="base-url-actual" />
        {actualAfter}
      </p>
      <p>
        {text('baseUrl.fix')} <code id="base-url-fix" />
      </p>
    </div>
  );
}
