import type { ReferenceSuccessor } from '../../model/doc';
import type { Breaks } from '../../model/history';
import { useMessages } from '../../i18n/use-messages';
import { BreakableName } from '../breakable-name/BreakableName';
import { SiteLink } from '../site-link/SiteLink';
import * as styles from './ReleaseList.module.css';

/** A change as a list shows it. */
export interface ListedChange {
  /** Its name in the history, such as `classes/Page#size`. */
  name: string;
  /** What readers call it, such as `Page.size`. */
  label: string;
  /** Its kind, for its sign; null for a kind the reference does not know. */
  kind: string | null;
  /** Where it is documented today; null when it is gone. */
  path: string | null;
  breaks: Breaks | null;
  /** What to use instead, when it is gone and that is known. */
  successor: (ReferenceSuccessor & { path: string }) | null;
  declarations: { from: string; to: string } | null;
}

/** One change of a release. `src/vanilla/compare-releases.ts` reads its attributes. */
export function ChangeItem({ name, label, kind, path, breaks, successor, declarations }: ListedChange) {
  const { t } = useMessages();
  const code = (text: string) => (
    <code translate="no">
      <BreakableName name={text} />
    </code>
  );
  const sign = kind === null ? undefined : `api api-${kind}`;
  return (
    <li data-name={name} data-breaks={breaks ?? undefined}>
      {path === null ? (
        <span className={sign}>{code(label)}</span>
      ) : (
        <SiteLink to={path} className={sign}>
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
