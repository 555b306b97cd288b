import { useTranslation } from 'react-i18next';
import type { ReferenceSuccessor } from '../../model/doc';
import type { DescribedChange } from '../../model/describe-change';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './ReleaseList.module.css';

/** A change in a release. */
export interface ListedChange extends Omit<DescribedChange, 'slug' | 'successor'> {
  /** Name in the API history, such as `classes/Page#size`. */
  name: string;
  /** Its reference page's path; null if it was removed. */
  path: string | null;
  successor: (ReferenceSuccessor & { path: string }) | null;
}

/** A change in a release. `src/page-scripts/releases/change-list.ts` creates the same elements. */
export function ChangeItem({ label, kind, path, breaks, successor, declarations }: ListedChange) {
  const { t } = useTranslation('api');
  const code = (text: string) => (
    <code translate="no">
      <BreakableName name={text} />
    </code>
  );
  const iconClass = kind === null ? undefined : `api api-${kind}`;
  return (
    <li>
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
