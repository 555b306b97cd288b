import { useTranslation } from 'react-i18next';

/** First focusable element on every page. It skips the navigation. */
export function SkipLink({ targetId }: { targetId: string }) {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {t('skip.link')}
    </a>
  );
}
