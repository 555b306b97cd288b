import { fillIn } from '../../locales/translate';
import type { PackageReleases } from '../../model/doc';
import { BREAKS, type Breaks } from '../../model/history';
import { changeGroups, loadReleases, type ChangeListFacts } from './change-list';
import { writeClipboard } from '../../browser/clipboard';
import { element } from '../dom/element';
import { listUpgrades, readVersions, type Upgrade, type UpgradeChange } from './upgrades';

/** The upgrade form's data, from its `data-upgrade` attribute. */
export interface UpgradeProps extends ChangeListFacts {
  texts: Record<
    'package' | 'none' | 'unknown' | 'problem' | 'failed' | 'rest' | 'copy' | 'copied' | 'uncopied' | Breaks,
    string
  >;
}

/** The packages in the URL, such as `?upgrade=@softkit/typeorm@0.5.0,@softkit/mail@0.1.0`. */
const PARAMETER = 'upgrade';

const initialized = new WeakSet<HTMLFormElement>();

/**
 * Initializes the form that lists what changes from a reader's versions to the newest ones. Nothing
 * is sent anywhere: the browser loads the releases of all packages. The versions are added to the
 * URL, so that the list can be shared.
 */
export function listUpgradesOnPage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-upgrade]');
  const input = form?.querySelector('textarea');
  const result = document.querySelector<HTMLElement>('[data-upgrades]');
  if (!form || !input || !result || initialized.has(form)) return;
  initialized.add(form);
  const facts = JSON.parse(form.dataset['upgrade'] ?? '') as UpgradeProps;
  let requests = 0;
  const show = async (): Promise<void> => {
    const request = (requests += 1);
    const elements = await resultOf(input.value, facts);
    // Two quick submits may finish in any order.
    if (request === requests) result.replaceChildren(...elements);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  const shared = new URLSearchParams(window.location.search).get(PARAMETER);
  if (!shared) return;
  input.value = shared.replaceAll(',', '\n');
  form.closest('details')?.setAttribute('open', '');
  void show();
}

async function resultOf(text: string, facts: UpgradeProps): Promise<HTMLElement[]> {
  const { texts } = facts;
  let packages: PackageReleases[];
  try {
    packages = await loadReleases(facts);
  } catch {
    return [element('p', { class: 'error' }, texts.failed)];
  }
  const ours = packages.map(({ importName }) => importName);
  const versions = readVersions(text, ours);
  const { upgrades, problems } = listUpgrades(packages, versions);
  share(versions);
  if (upgrades.length + problems.length === 0) return [element('p', {}, texts.unknown)];
  return [
    ...problems.map(({ importName, version }) =>
      element('p', {}, element('code', {}, importName), `: ${fillIn(texts.problem, { version })}`),
    ),
    ...upgrades.flatMap((upgrade) => upgradeOf(upgrade, facts)),
    ...(upgrades.length > 0 ? [copyButton(texts)] : []),
  ];
}

/** Creates a button that copies the list above it as a Markdown checklist. */
function copyButton(texts: UpgradeProps['texts']): HTMLElement {
  const button = element('button', { type: 'button' }, texts.copy);
  button.addEventListener('click', () => {
    const lines = [...(button.parentElement?.querySelectorAll('h3, h4, li') ?? [])].map(
      (line) =>
        (({ H3: '\n## ', H4: '\n### ' })[line.tagName] ?? '- [ ] ') +
        [...line.childNodes].map((node) => node.textContent?.trim()).join(' '),
    );
    writeClipboard(`${lines.join('\n').trim()}\n`).then(
      () => (button.textContent = texts.copied),
      () => (button.textContent = texts.uncopied),
    );
  });
  return button;
}

/** Adds the versions to the URL. */
function share(versions: ReadonlyMap<string, string>): void {
  const url = new URL(window.location.href);
  url.search = '';
  if (versions.size > 0)
    url.searchParams.set(
      PARAMETER,
      [...versions].map(([importName, version]) => `${importName}@${version}`).join(','),
    );
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

function upgradeOf({ importName, from, to, changes }: Upgrade, facts: UpgradeProps): HTMLElement[] {
  const title = fillIn(facts.texts.package, { package: importName, from, to });
  return [
    element('h3', {}, title),
    element('p', {}, changes.length === 0 ? facts.texts.none : countsOf(changes, facts)),
    ...changeGroups(
      changes,
      facts,
      (_, heading) => element('h4', {}, heading),
      ({ version }) => [element('small', {}, version)],
    ),
  ];
}

/** Counts changes in words, such as "2 breaking, 5 other". */
function countsOf(changes: readonly UpgradeChange[], { texts }: UpgradeProps): string {
  return ([...BREAKS, 'rest'] as const)
    .map((grade) => [grade, changes.filter(({ breaks }) => (breaks ?? 'rest') === grade).length] as const)
    .filter(([, count]) => count > 0)
    .map(([grade, count]) => fillIn(texts[grade], { count }))
    .join(', ');
}
