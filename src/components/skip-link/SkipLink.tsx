import { useTranslation } from 'react-i18next';

/** Link that skips the navigation. It is the first focusable element on every page. */
export function SkipLink({ targetId }: { targetId: string }) {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {t('skip.link')}
    </a>
  );
}
