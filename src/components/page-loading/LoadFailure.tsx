import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeUrl } from '../../model/text/text';
import { Message } from '../message/Message';
import { openPage } from './page-link';
import { canOpen, probePage, type LoadFailureKind } from './page-probe';
import { Spinner } from './ProgressBar';

interface Props {
  kind: LoadFailureKind;
  /** The requested page's URL. */
  href: string;
  onClose: () => void;
}

/** A message above the current page when the next one could not be loaded. */
export function LoadFailure({ kind, href, onClose }: Props) {
  const { t } = useTranslation();
  const [opener] = useState(() => document.activeElement);
  const [failure, setFailure] = useState({ kind, attempt: 1 });
  const [isRetrying, setRetrying] = useState(false);
  const shown = useRef(new AbortController());
  useEffect(() => {
    const message = (shown.current = new AbortController());
    return () => message.abort();
  }, []);
  const path = href.replace(window.location.origin, '');
  const retry = async () => {
    if (isRetrying) return;
    const { signal } = shown.current;
    setRetrying(true);
    const status = await probePage(href, { signal });
    // The message was closed, or the reader has followed another link.
    if (signal.aborted) return;
    setRetrying(false);
    if (canOpen(status)) reopen(href);
    else setFailure(({ attempt }) => ({ kind: status, attempt: attempt + 1 }));
  };
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  return (
    <Message tone="alert" onClose={close}>
      <p className="message-title">{t('load.title')}</p>
      {/* A new element makes screen readers announce the message again. */}
      <p key={failure.attempt} className="message-reason">
        {t(`load.${failure.kind}`)}
      </p>
      <p className="message-ways">
        <button
          type="button"
          className="message-button"
          aria-disabled={isRetrying || undefined}
          onClick={() => void retry()}
        >
          {t('load.retry')}
          {isRetrying && (
            <>
              {' '}
              <Spinner />
            </>
          )}
        </button>
        {/* With a target, the browser opens the link without another check. */}
        <a href={path} target="_self">
          {t('load.open', { path: decodeUrl(path) })}
        </a>
      </p>
    </Message>
  );
}

/** Opens the page that failed to load, or reloads it if its URL is the current one. */
function reopen(href: string): void {
  const { pathname, search } = new URL(href);
  if (pathname + search === window.location.pathname + window.location.search) window.location.reload();
  else openPage(href);
}
