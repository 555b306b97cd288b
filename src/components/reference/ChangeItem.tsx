import { useTranslation } from 'react-i18next';
import type { ReferenceSuccessor } from '../../model/doc';
import type { Breaks } from '../../model/history';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './ReleaseList.module.css';

/** A change, prepared for display. */
export interface ListedChange {
  /** Name in the API history, such as `classes/Page#size`. */
  name: string;
  /** Display name, such as `Page.size`. */
  label: string;
  /** Symbol kind, for the icon; null for an unknown kind. */
  kind: string | null;
  /** Its reference page's path; null if it was removed. */
  path: string | null;
  breaks: Breaks | null;
  /** Replacement for a removed symbol, if there is one. */
  successor: (ReferenceSuccessor & { path: string }) | null;
  declarations: { from: string; to: string } | null;
}

/** A change in a release. `src/vanilla/compare-releases.ts` reads its attributes. */
export function ChangeItem({ name, label, kind, path, breaks, successor, declarations }: ListedChange) {
  const { t } = useTranslation('api');
  const code = (text: string) => (
    <code translate="no">
      <BreakableName name={text} />
    </code>
  );
  const iconClass = kind === null ? undefined : `api api-${kind}`;
  return (
    <li data-name={name} data-breaks={breaks ?? undefined}>
      {path === null ? (
        <span className={iconClass}>{code(label)}</span>
      ) : (
        <SiteLink to={path} className={iconClass}>
          {code(label)}
        </SiteLink>
      )}
      {breaks && <b className={`breaks-${breaks} ${styles.grade}`}>{t(`changes.breaks.${breaks}`)}</b>}
      {successor && (
        <small>
          {successor.before}
          <SiteLink to={successor.path}>{code(successor.label)}</SiteLink>
          {successor.after}
        </small>
      )}
      {declarations && (
        <pre translate="no">
          <del>{declarations.from}</del>
          <ins>{declarations.to}</ins>
        </pre>
      )}
    </li>
  );
}
