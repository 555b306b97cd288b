import { useMessages } from '../../i18n/use-messages';

/** First focusable element on every page. It skips the navigation. */
export function SkipLink({ targetId }: { targetId: string }) {
  const { t } = useMessages();
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {t('skip.link')}
    </a>
  );
}
