import { useTranslation } from 'react-i18next';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { Icon } from '../icon/Icon';

/** Empty mobile menu, which `src/page-scripts/shell/menu.ts` fills with copies of the sidebar and navbar. */
export function MobileMenu({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <dialog id="site:menu" className="menu" aria-label={t('nav.menu.label')}>
      <div className="menu-sheet">
        <div className="menu-head">
          <span className="menu-title">{title}</span>
          <button type="button" className="menu-close" aria-label={t('nav.menu.close')} data-closes="">
            <Icon name="close" />
          </button>
        </div>
        <div className="menu-panel" tabIndex={-1} data-panel="" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
        <div className="menu-foot" data-menu-foot="" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
      </div>
    </dialog>
  );
}
