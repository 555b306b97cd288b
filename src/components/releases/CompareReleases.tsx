import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReleaseComparison } from './ReleaseComparison';
import * as styles from './ReleaseList.module.css';
import { ALL_RELEASES, useReleaseChoice } from './use-release-choice';
import { useReleases } from './use-releases';

interface Props {
  /** The releases, newest first. */
  versions: readonly string[];
  importName: string;
  /** The list of all releases, which a comparison replaces. */
  children: ReactNode;
}

/** Selects two releases of a package, and shows what changed between them. */
export function CompareReleases({ versions, importName, children }: Props) {
  const { t } = useTranslation('api');
  const list = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [choice, choose] = useReleaseChoice(versions, list, select);
  const isComparing = choice.from !== ALL_RELEASES;
  const releases = useReleases(isComparing ? choice : null);
  const options = versions.map((version) => (
    <option key={version} value={version}>
      {version}
    </option>
  ));
  return (
    <>
      <form className={`needs-js ${styles.chooser}`} onSubmit={(event) => event.preventDefault()}>
        <label>
          {t('changes.from')}{' '}
          <select
            ref={select}
            name="from"
            autoComplete="off"
            value={choice.from}
            onChange={({ target }) => choose({ ...choice, from: target.value })}
          >
            <option value={ALL_RELEASES}>{t('changes.from.all')}</option>
            {options}
          </select>
        </label>
        <label hidden={!isComparing}>
          {t('changes.to')}{' '}
          <select
            name="to"
            autoComplete="off"
            value={choice.to}
            onChange={({ target }) => choose({ ...choice, to: target.value })}
          >
            {options}
          </select>
        </label>
      </form>
      <div className={`markdown reference ${styles.releases}`} aria-live="polite">
        {isComparing && releases && (
          <ReleaseComparison
            releases={releases}
            versions={versions}
            choice={choice}
            importName={importName}
          />
        )}
      </div>
      <div ref={list} hidden={isComparing}>
        {children}
      </div>
    </>
  );
}
