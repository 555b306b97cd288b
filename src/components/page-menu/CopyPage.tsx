import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../browser/clipboard';
import { fetchFile } from '../../browser/fetch-file';
import { withBase } from '../../browser/with-base';
import { markdownPath } from '../../model/docs/addresses';

interface Props {
  /** The page's path without path prefix. */
  path: string;
}

/** A button that copies the page as Markdown, and shows the result. */
export function CopyPage({ path }: Props) {
  const { t } = useTranslation();
  const [result, setResult] = useState<'copied' | 'failed'>();
  const url = withBase(markdownPath(path));
  const copy = () => {
    writeClipboard(fetchFile(url).then((response) => response.text())).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return (
    // Agents that compare a page with its Markdown copy skip what only readers can use.
    <div className="needs-js" data-markdown-ignore="">
      <button type="button" onClick={copy}>
        {t('page.copy')}
      </button>
      <div role="status">
        {result === 'copied' && t('page.copied')}
        {result === 'failed' && (
          <>
            {t('page.copy.failed')} <a href={url}>{url}</a>
          </>
        )}
      </div>
    </div>
  );
}
