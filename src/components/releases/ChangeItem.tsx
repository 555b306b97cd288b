import { useTranslation } from 'react-i18next';
import { localePath } from '../../model/docs/addresses';
import { describeChange } from '../../model/reference/describe-change';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './ReleaseList.module.css';

/** A change in a release. */
export type ListedChange = Parameters<typeof describeChange>[0] & {
  /** The release that made it, in a list of several. */
  version?: string;
};

/** A change in a list: the name, whether it breaks code, its replacement, and its declarations. */
export function ChangeItem(change: ListedChange) {
  const { t, i18n } = useTranslation('api');
  const { label, kind, slug, breaks, successor, declarations } = describeChange(change);
  const code = (text: string) => (
    <code translate="no">
      <BreakableName name={text} />
    </code>
  );
  const iconClass = kind === null ? undefined : `api api-${kind}`;
  return (
    <li>
      {change.version !== undefined && <small>{change.version}</small>}
      {slug === null ? (
        <span className={iconClass}>{code(label)}</span>
      ) : (
        <SiteLink to={localePath(slug, i18n.language)} className={iconClass}>
          {code(label)}
        </SiteLink>
      )}
      {breaks && <b className={`breaks-${breaks} ${styles.grade}`}>{t(`changes.breaks.${breaks}`)}</b>}
      {successor && (
        <small>
          {successor.before}
          <SiteLink to={localePath(successor.slug, i18n.language)}>{code(successor.label)}</SiteLink>
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
