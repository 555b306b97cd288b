import fs from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { localePath } from '../../model/docs/addresses';
import { preferredMainUrl, type Version } from './versions';
import { VersionSwitch } from './VersionSwitch';

const [next] = JSON.parse(fs.readFileSync('static/versions.json', 'utf8')) as [Required<Version>];
const list = [next, { name: 'v1', label: '1.x', url: '/v1/' }];

beforeEach(() => {
  window.localStorage.clear();
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(list) } as Response),
  );
});

const switchWith = (hasOthers: boolean) => (
  <VersionSwitch
    docsSet="default"
    current={{ name: 'current', label: 'Next' }}
    hasOthers={hasOthers}
    file="/versions.json"
    pagePath="/faq/"
    mainPath="/"
  />
);
const versionSwitch = switchWith(true);

describe.each(testLocales)('the version switch in %s', (language, messages) => {
  it('shows the current version and loads the others only when opened', async () => {
    window.history.replaceState(null, '', localePath('/', language));
    const { container } = renderIn(language, versionSwitch);
    expect(container.querySelector('summary')).toHaveTextContent(`${messages['nav.version.label']} Next`);
    expect(globalThis.fetch).not.toHaveBeenCalled();
    open(container);
    expect(await screen.findByText('1.x')).toHaveAttribute('href', '/v1/faq/');
    const [current] = screen.getAllByText('Next', { selector: 'a' });
    expect(current).toHaveAttribute('aria-current', 'true');
    const note = next.notes[language] ?? '';
    expect(note).toMatch(/\p{L}/u);
    expect(current?.closest('li')).toHaveTextContent(`Next${note}`);
  });
});

it('is a label without a menu if there is one version', () => {
  const { container } = renderIn('en', switchWith(false));
  expect(container).toHaveTextContent(/^Version: Next$/);
  expect(container.querySelector('details, a, button')).toBeNull();
});

it('remembers the chosen version for its documentation set', async () => {
  const { container } = renderIn('en', versionSwitch);
  open(container);
  // jsdom can't open a new tab.
  container.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(await screen.findByText('1.x'), { ctrlKey: true });
  expect(window.localStorage.getItem('docs-preferred-version-default')).toBe('v1');
  expect(await preferredMainUrl('default', 'current', { file: '/versions.json' }, '/uk/')).toBe('/v1/uk/');
  expect(await preferredMainUrl('other', 'current', { file: '/versions.json' }, '/uk/')).toBeNull();
});

it('closes on Escape and on a click elsewhere', async () => {
  const { container } = renderIn('en', versionSwitch);
  const details = open(container);
  fireEvent.keyDown(details, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(container.querySelector('summary')).toHaveFocus();
  details.open = true;
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(details.open).toBe(false));
});

function open(container: HTMLElement): HTMLDetailsElement {
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}
