import { useTranslation } from 'react-i18next';
import type { OldVersionProps } from '../../page-scripts/releases/old-version';
import { FILLED_BY_SCRIPT } from '../filled-by-script';

/**
 * A bar on pages of an old deployment that links to the newest version. A build can't know that it
 * will become old, so `src/page-scripts/releases/old-version.ts` fills the bar.
 */
export function OldVersionBar(facts: Omit<OldVersionProps, 'texts'>) {
  const { t } = useTranslation();
  const texts = {
    notice: t('version.old'),
    page: t('version.old.page'),
    home: t('version.old.home'),
  };
  return (
    <div
      role="status"
      data-old-version={JSON.stringify({ ...facts, texts })}
      dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
    />
  );
}
