import { useTranslation } from 'react-i18next';
import type { SearchHit } from '../../search/client/search-client';
import { isCodeName } from '../../search/records/record-fields';
import { BreakableName } from '../breakable-name/BreakableName';
import * as styles from './HitBody.module.css';
import { Marked } from './Marked';

interface Props {
  hit: SearchHit;
}

/** A search result's content: title, kind, location, and excerpt. */
export function HitBody({ hit }: Props) {
  const { t } = useTranslation('search');
  const { t: kinds } = useTranslation('kinds');
  const { kind, title, titleRanges, parent, breadcrumb, signature, snippet, since } = hit;
  const isCode = isCodeName(hit);
  // Show only the package name, without its parent folders.
  const trail = isCode && hit.package ? hit.package.split('/').slice(-1) : breadcrumb;
  return (
    <>
      <span className={styles.head}>
        <span className={isCode ? styles.code : styles.title}>
          {parent && isCode && (
            <span className={styles.owner}>
              <BreakableName name={`${parent}.`} />
              <wbr />
            </span>
          )}
          <Marked text={title} ranges={titleRanges} isName={isCode} />
        </span>
        {kind !== 'guide' && (
          <span className={styles.badge} data-kind={kind}>
            {kinds(`kind.${kind}`)}
          </span>
        )}
      </span>
      <span className={styles.trail}>
        {[...trail, ...(parent && !isCode ? [parent] : [])].join(' › ')}
        {since !== null && ` · ${t('hit.since', { version: since })}`}
      </span>
      {/* Rendered even without text, so that the results below don't move when it arrives. */}
      {signature === null ? (
        <span className={isCode ? styles.snippet : `${styles.snippet} ${styles.prose}`}>
          {snippet && <Marked {...snippet} />}
        </span>
      ) : (
        <code className={styles.signature}>{signature}</code>
      )}
    </>
  );
}
