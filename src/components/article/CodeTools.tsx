import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../browser/clipboard';
import { Icon } from '../icon/Icon';
import { codeOf, copyableText } from './copyable-text';
import { useBriefState } from './use-brief-state';
import { loadSampleNames } from './use-sample-names';

interface Props {
  figure: HTMLElement;
  isWrapped: boolean;
  onWrap: () => void;
  /** Shows a message to screen readers. */
  announce: (message: string) => void;
}

/**
 * Buttons of a code block: copy and wrap long lines. CSS shows the latter only where a line is cut off.
 * An excerpt is labeled as such: its copy button copies the whole file, so that the code runs, and
 * another button copies only the part that is shown.
 */
export function CodeTools({ figure, isWrapped, onWrap, announce }: Props) {
  const { t } = useTranslation();
  const [result, setResult] = useBriefState<{ icon: string; state: 'copied' | 'failed'; message: string }>();
  const isExcerpt = figure.matches('[data-excerpt]');

  const copyButton = (
    icon: 'copy' | 'file',
    label: string,
    textToCopy: (code: Element) => string | Promise<string>,
  ): ReactNode => {
    const showResult = (state: 'copied' | 'failed', message: string) => {
      setResult({ icon, state, message });
      announce(message);
    };
    const copy = () => {
      const code = figure.querySelector('code');
      if (!code) return;
      writeClipboard(textToCopy(code)).then(
        () => showResult('copied', t('code.copied')),
        () => {
          window.getSelection()?.selectAllChildren(code);
          const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
          showResult('failed', t('code.copy.failed', { keys }));
        },
      );
    };
    const shown = result?.icon === icon ? result : null;
    return (
      <>
        {shown && (
          <span className="code-note" aria-hidden="true">
            {shown.message}
          </span>
        )}
        <button
          type="button"
          className={`code-tool code-${icon}`}
          aria-label={label}
          title={label}
          data-state={shown?.state}
          onClick={copy}
        >
          <Icon name={shown?.state === 'copied' ? 'copied' : icon} size={18} />
        </button>
      </>
    );
  };
  const shownText = (code: Element) => copyableText(codeOf(code), figure.dataset['language'] ?? '');

  return (
    <>
      {isExcerpt && (
        <>
          <span className="code-excerpt">{t('code.excerpt')}</span>
          {copyButton('file', t('code.copy.shown'), shownText)}
        </>
      )}
      {!figure.matches('.wrap, .signature') && (
        <button
          type="button"
          className="code-tool code-wrap"
          aria-label={t('code.wrap')}
          title={t('code.wrap')}
          aria-pressed={isWrapped}
          onClick={onWrap}
        >
          <Icon name="wrap" size={18} />
        </button>
      )}
      {isExcerpt
        ? copyButton('copy', t('code.copy.whole'), () =>
            loadSampleNames().then(({ wholeFile }) => wholeFile(figure)),
          )
        : copyButton('copy', t('code.copy'), shownText)}
    </>
  );
}
