import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMdxData } from '../../data/use-mdx-data';
import { formatDate } from '../../locales/formats';
import { locales } from '../../locales/locales';
import { localePath } from '../../model/docs/addresses';
import { SiteLink } from '../site-link/SiteLink';
import { translationStates } from './translation-states';

/** How many pages are translated, which ones aren't current, and which packages lack doc comments. */
export function TranslationStates() {
  const { languages, packageCount, incomplete } = translationStates(useMdxData());
  const { t, i18n } = useTranslation('markdown');
  return (
    <>
      {languages.map(({ name, pages, reviewed, open }) => (
        <div key={name}>
          <p>{t('translation.summary', { language: name, reviewed, pages })}</p>
          {open.length > 0 && (
            <Table
              head={(['page', 'state', 'since', 'sentences'] as const).map((key) => t(`translation.${key}`))}
            >
              {open.map(({ title, slug, state, since, sentences }) => (
                <tr key={slug}>
                  <th scope="row">
                    <SiteLink to={localePath(slug, i18n.language)}>{title}</SiteLink>
                  </th>
                  <td data-label={t('translation.state')}>{t(`translation.${state}`)}</td>
                  <td data-label={t('translation.since')}>{since && formatDate(since, i18n.language)}</td>
                  <td data-label={t('translation.sentences')}>{sentences}</td>
                </tr>
              ))}
            </Table>
          )}
        </div>
      ))}
      {incomplete.length === 0 ? (
        <p>{t('translation.comments.complete', { count: packageCount })}</p>
      ) : (
        <>
          <p>{t('translation.comments')}</p>
          <Table head={[t('translation.package'), ...locales.map(({ name }) => name)]}>
            {incomplete.map(({ name, comments, documented }) => (
              <tr key={name}>
                <th scope="row" translate="no">
                  {name}
                </th>
                {documented.map((number, at) => (
                  <td key={locales[at]?.code} data-label={locales[at]?.name}>
                    {t('translation.documented', { documented: number, comments })}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </>
      )}
    </>
  );
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
