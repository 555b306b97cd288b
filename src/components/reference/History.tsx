import { useTranslation } from 'react-i18next';
import { isAsOldAs, readBreaks } from '../../model/reference/history';
import { BreakableCode } from '../breakable-name/BreakableCode';

type NameHistory = Queries.HistoryFieldsFragment;

interface Props {
  history: NameHistory;
  /** History of the symbol, if this is a member's. A member as old as its symbol shows no version. */
  owner?: NameHistory | null;
}

/** When a symbol or member was added and deprecated, and how its declaration changed. */
export function History({ history, owner = null }: Props) {
  const { t } = useTranslation('api');
  const { since, deprecatedSince, changes } = history;
  const isKnown = isAsOldAs(history, owner);
  if (isKnown && deprecatedSince === null && changes.length === 0) return null;
  return (
    <div className="history">
      {!isKnown && <span>{t('reference.since', { version: since })}</span>}
      {deprecatedSince !== null && (
        <span>{t('reference.deprecatedSince', { version: deprecatedSince })}</span>
      )}
      {changes.map(({ version, breaks, from, to }) => {
        const grade = readBreaks(breaks);
        return (
          <details key={version}>
            <summary>
              {t('reference.changedIn', { version })}
              {grade && (
                <>
                  {' '}
                  <b className={`breaks-${grade}`}>{t(`changes.breaks.${grade}`)}</b>
                </>
              )}
            </summary>
            <pre>
              <del>
                <BreakableCode code={from} />
              </del>
              <ins>
                <BreakableCode code={to} />
              </ins>
            </pre>
          </details>
        );
      })}
    </div>
  );
}
