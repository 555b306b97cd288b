import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../browser/plain-click';
import { writeStored } from '../../browser/stored-value';
import * as styles from '../dropdown/Dropdown.module.css';
import { useDropdown } from '../dropdown/use-dropdown';
import { Icon } from '../icon/Icon';
import {
  loadNewestVersions,
  pageInVersion,
  preferredVersionKey,
  targetInVersion,
  type Version,
  type VersionFiles,
} from './versions';

interface Props extends VersionFiles {
  /** The documentation set whose preferred version is stored. */
  docsSet: string;
  current: { name: string; label: string };
  /** Whether there is another version to choose. */
  hasOthers: boolean;
  /** The page path and the main page path, for versions without this page. Both without path prefix. */
  pagePath: string;
  mainPath: string;
}

/** The version, and a menu of all versions if there are several. */
export function VersionSwitch({ hasOthers, ...menu }: Props) {
  if (hasOthers) return <VersionMenu {...menu} />;
  return (
    <span className={styles.label}>
      <VersionName label={menu.current.label} />
    </span>
  );
}

function VersionName({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <span>
      {t('nav.version.label')} <span lang="en">{label}</span>
    </span>
  );
}

/** Menu with the documentation's versions, which are loaded when it opens. */
function VersionMenu({ docsSet, current, pagePath, mainPath, file, newest }: Omit<Props, 'hasOthers'>) {
  const { i18n } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<readonly Version[] | null>(null);
  useDropdown(details, { onLeave: true });
  // The reader may have opened it before this code was loaded.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  useEffect(() => {
    if (!isOpen || loaded) return;
    // Without the list, the menu shows only the current version. Opening it again retries.
    loadNewestVersions({ file, newest }).then(setLoaded, () => undefined);
  }, [isOpen, loaded, file, newest]);
  const choose = (version: Version, event: MouseEvent) => {
    writeStored(preferredVersionKey(docsSet), version.name);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (version.name !== current.name)
      void targetInVersion(version, pagePath, mainPath).then((url) => window.location.assign(url));
  };
  const versions: readonly Version[] = loaded ?? [{ ...current, url: __BASE_PATH__ }];
  return (
    <details
      ref={details}
      className={`${styles.dropdown} needs-js`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <VersionName label={current.label} /> <Icon name="chevronDown" size={14} />
      </summary>
      <ul>
        {isOpen &&
          versions.map((version) => (
            <li key={version.name}>
              <a
                href={pageInVersion(version, pagePath)}
                aria-current={version.name === current.name ? 'true' : undefined}
                lang="en"
                onClick={(event) => choose(version, event)}
              >
                {version.label}
              </a>
              {version.notes?.[i18n.language] && <p>{version.notes[i18n.language]}</p>}
            </li>
          ))}
      </ul>
    </details>
  );
}
