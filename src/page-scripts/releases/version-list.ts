import { element } from '../dom/element';
import { on } from '../dom/events';
import { isPlainClick } from '../../browser/plain-click';
import { writeStored } from '../../browser/stored-value';
import { pageLocale } from '../dom/page-settings';
import type { OldVersionProps } from './old-version';
import {
  isOtherDeployment,
  loadNewestVersions,
  pageInVersion,
  preferredMainUrl,
  preferredVersionKey,
  targetInVersion,
  type Version,
  type VersionFiles,
} from '../../components/version-switch/versions';

/** A version switch's data, from its `data-versions` attribute. */
export interface VersionSwitchFacts extends VersionFiles {
  /** The documentation set whose preferred version is stored. */
  docsSet: string;
  current: { name: string; label: string };
  /**
   * The page path and the main page path, for versions without this page. Both without path prefix.
   */
  pagePath: string;
  mainPath: string;
}

const lists = new WeakMap<HTMLElement, readonly Version[]>();

/** Fills version switches when they are opened, and opens the chosen version. */
export function listenToVersions(): void {
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && fill(target), true);
  on('click', '[data-versions] a', (link, event) => {
    const details = link.closest<HTMLElement>('[data-versions]');
    const version = details && lists.get(details)?.find(({ name }) => name === link.dataset['version']);
    if (!details || !version) return;
    const { docsSet, current, pagePath, mainPath } = factsOf(details);
    writeStored(preferredVersionKey(docsSet), version.name);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (version.name === current.name) return;
    void targetInVersion(version, pagePath, mainPath).then((url) => window.location.assign(url));
  });
}

/** Fills version switches that were opened before this script was loaded. */
export function fillOpenVersions(): void {
  for (const details of document.querySelectorAll<HTMLElement>('[data-versions][open]')) fill(details);
}

/**
 * Updates links to the docs on pages without a version, such as the search page, so that they lead
 * to the reader's preferred version.
 */
export function linkToPreferredVersion(): void {
  const details = document.querySelector<HTMLElement>('[data-versions]');
  if (!details || !document.querySelector('[data-leads-to-version]')) return;
  const { docsSet, current, mainPath, ...files } = factsOf(details);
  void preferredMainUrl(docsSet, current.name, files, mainPath).then((url) => {
    if (url === null) return;
    for (const link of document.querySelectorAll('[data-leads-to-version]')) link.setAttribute('href', url);
  });
}

/** On pages of a deployment that may not be the newest one, finds out whether there is a newer one. */
export async function checkForNewerVersion(): Promise<void> {
  const bar = document.querySelector<HTMLElement>('[data-old-version]');
  if (!bar) return;
  const { newest } = JSON.parse(bar.dataset['oldVersion'] ?? '') as OldVersionProps;
  if (isOtherDeployment(newest)) await (await import('./old-version')).showOldVersion(bar);
}

function fill(details: HTMLElement): void {
  if (!details.matches('[data-versions][open]')) return;
  const { current, ...files } = factsOf(details);
  if (lists.has(details)) return;
  show(details, [{ ...current, url: '' }]);
  // Without the list, the switch shows only the current version. Opening it again retries.
  loadNewestVersions(files).then(
    (versions) => {
      lists.set(details, versions);
      show(details, versions);
    },
    () => undefined,
  );
}

function show(details: HTMLElement, versions: readonly Version[]): void {
  const { current, pagePath } = factsOf(details);
  details.querySelector('ul')?.replaceChildren(
    ...versions.map((version) =>
      element(
        'li',
        {},
        element(
          'a',
          {
            href: pageInVersion(version, pagePath),
            'data-version': version.name,
            'aria-current': version.name === current.name && 'true',
            lang: 'en',
          },
          version.label,
        ),
        ...noteOf(version),
      ),
    ),
  );
}

function noteOf({ notes }: Version): HTMLElement[] {
  const note = notes?.[pageLocale()];
  return note ? [element('p', {}, note)] : [];
}

function factsOf(details: HTMLElement): VersionSwitchFacts {
  return JSON.parse(details.dataset['versions'] ?? '') as VersionSwitchFacts;
}
