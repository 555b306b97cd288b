import { useTranslation } from 'react-i18next';
import { readBreaks, type ShownHistory } from '../../model/reference/history';
import { BreakableCode } from '../breakable-name/BreakableCode';

/** When a symbol or member was added and deprecated, and how its declaration changed. */
export function History({ history }: { history: ShownHistory | Queries.HistoryFieldsFragment }) {
  const { t } = useTranslation('api');
  const { since, deprecatedSince, changes } = history;
  return (
    <div className="history">
      {since !== null && <span>{t('reference.since', { version: since })}</span>}
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
