import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withBase } from '../../browser/with-base';
import * as dropdown from '../dropdown/Dropdown.module.css';
import { useDropdown } from '../dropdown/use-dropdown';
import { Icon } from '../icon/Icon';
import { CopyPage } from './CopyPage';
import * as styles from './PageMenu.module.css';
import { quoteSelection } from './quote-selection';

interface Props {
  /** The page's path without path prefix. */
  path: string;
  /** The deployed site's origin. */
  siteUrl: string;
  /** The interface language, if the page's text is in another one. */
  lang?: string | undefined;
  /** The list of links. The link with `data-reports` opens a problem report. */
  children?: ReactNode;
}

/** Menu of page actions next to the heading. A problem report quotes the text that the reader has selected. */
export function PageMenu({ path, siteUrl, lang, children }: Props) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const reportUrl = useRef<string>();
  const [isOpen, setOpen] = useState(false);
  useDropdown(details, { onLeave: true });
  // The reader may have opened it before this code was loaded.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  useEffect(() => {
    const report = details.current?.querySelector<HTMLAnchorElement>('a[data-reports]');
    if (!isOpen || !report) return;
    reportUrl.current ??= report.href;
    report.href = quoteSelection(reportUrl.current, siteUrl + withBase(path));
  }, [isOpen, path, siteUrl]);
  return (
    <details
      ref={details}
      className={`${dropdown.dropdown} ${styles.menu}`}
      lang={lang}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="more" />
        <span>{t('page.actions')}</span>
      </summary>
      <div>
        {/* The result of copying disappears with the menu. */}
        <CopyPage key={String(isOpen)} path={path} />
        {children}
      </div>
    </details>
  );
}
