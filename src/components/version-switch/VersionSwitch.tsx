import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { useClosingDetails } from '../disclosure/use-closing-details';
import { Icon } from '../icon/Icon';
import { writeStored } from '../storage/stored-value';
import { loadVersions, pageInVersion, preferredVersionKey, targetInVersion, type Version } from './versions';
import * as styles from './VersionSwitch.module.css';

interface Props {
  /** Documentation set for which the choice is remembered. */
  docsSet: string;
  current: { name: string; label: string };
  /** URL of the list of versions, which is loaded when the reader opens it. */
  file: string;
  pagePath: string;
  /** Path of the main doc, for versions that do not have the page. */
  mainPath: string;
}

/** The versions of the documentation. Switching keeps the page where the other version has it. */
export function VersionSwitch({ docsSet, current, file, pagePath, mainPath }: Props) {
  const { t } = useMessages();
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);

  const load = () => {
    if (!disclosure.current?.open || versions) return;
    // Without the list the switch still says which version this is; opening it again tries again.
    loadVersions(file).then(setVersions, () => undefined);
  };
  // The reader may have opened it before the app was there to hear of it.
  useEffect(load, []); // eslint-disable-line react-hooks/exhaustive-deps

  useClosingDetails(disclosure, { outside: true });

  const choose = (event: MouseEvent, version: Version) => {
    writeStored(preferredVersionKey(docsSet), version.name);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (version.name === current.name) return;
    void targetInVersion(version, pagePath, mainPath).then((url) => window.location.assign(url));
  };

  return (
    <details ref={disclosure} className={`${styles.versions} needs-js`} onToggle={load}>
      <summary>
        <span className="visually-hidden">{t('nav.version.label')} </span>
        {current.label} <Icon name="chevronDown" size={14} />
      </summary>
      <ul>
        {(versions ?? [{ ...current, url: '' }]).map((version) => (
          <li key={version.name}>
            <a
              href={pageInVersion(version, pagePath)}
              aria-current={version.name === current.name ? 'true' : undefined}
              onClick={(event) => choose(event, version)}
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
