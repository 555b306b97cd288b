import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { runShortcut } from '../app/shortcuts';
import { SiteLink } from '../components/site-link/SiteLink';
import { site } from '../config/site';
import { useMessages, type MessageKey } from '../i18n/use-messages';
import { problemUrl } from '../routes/edit-url';
import * as styles from './PageFoot.module.css';

interface Props {
  /** Title of the page, for the report. */
  title: string;
  /** Path with locale, slashes at both ends. */
  path: string;
  /** Origin of the deployed site. */
  siteUrl: string;
}

type CopyState = 'ready' | 'copied' | 'failed';

const COPY_TEXTS: Record<CopyState, MessageKey> = {
  ready: 'page.copy',
  copied: 'page.copied',
  failed: 'page.copy.failed',
};

/** What a reader can do with a page besides reading: copy it as Markdown, report a problem with it. */
export function PageTools({ title, path, siteUrl }: Props) {
  const { t } = useMessages();
  const [state, setState] = useState<CopyState>('ready');
  const markdown = withPrefix(`${path}index.md`);
  const url = siteUrl + withPrefix(path);
  const copy = () => {
    copyFile(markdown).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" className={`needs-js ${styles.tool}`} onClick={copy}>
        {t('page.copy')}
      </button>
      <SiteLink
        to={problemUrl(
          site.repository,
          t('page.problem.title', { path }),
          t('page.problem.body', { url, title }),
        )}
      >
        {t('page.problem')}
      </SiteLink>
      <button
        type="button"
        className={`needs-js ${styles.tool} ${styles.keyboard}`}
        onClick={() => runShortcut('help')}
      >
        {t('page.shortcuts')}
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' && t(COPY_TEXTS.copied)}
        {state === 'failed' && (
          <>
            {t(COPY_TEXTS.failed)} <a href={markdown}>{markdown}</a>
          </>
        )}
      </span>
    </>
  );
}

/** Puts a text file into the clipboard. Safari allows it only when the text is promised within the click. */
async function copyFile(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
