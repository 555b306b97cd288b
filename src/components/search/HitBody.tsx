import type { SearchTexts } from '../../i18n/search-texts';
import type { SearchHit } from '../../search/client/search-client';
import { BreakableName } from '../breakable-name/BreakableName';
import * as styles from './HitBody.module.css';
import { Marked } from './Marked';

interface Props {
  hit: SearchHit;
  texts: SearchTexts;
}

/** The content of a result: title, kind, location and excerpt. */
export function HitBody({ hit, texts }: Props) {
  const { kind, group, title, titleRanges, parent, breadcrumb, signature, snippet, since } = hit;
  // Packages are known by their names, not by the folders above them.
  const trail = group === 'symbol' && hit.package ? hit.package.split('/').slice(-1) : breadcrumb;
  const isCode = group === 'symbol';
  return (
    <>
      <span className={styles.head}>
        <span className={isCode ? styles.code : styles.title}>
          {parent && isCode && (
            <span className={styles.owner}>
              <BreakableName name={ownerOf(parent)} />
              <wbr />
            </span>
          )}
          <Marked text={title} ranges={titleRanges} isName={isCode} />
        </span>
        {kind !== 'guide' && (
          <span className={styles.badge} data-kind={kind}>
            {texts.t(`kind.${kind}`)}
          </span>
        )}
      </span>
      <span className={styles.trail}>
        {[...trail, ...(parent && !isCode ? [parent] : [])].join(' › ')}
        {since !== null && ` · ${texts.t('hit.since', { version: since })}`}
      </span>
      {/* Its place is there before the text is, so that the results below stay where they are. */}
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

/** As a member is written in code. */
const ownerOf = (name: string): string => `${name}.`;
