import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { NavbarLinks } from './NavbarLinks';

const root = document.documentElement;
const links = [
  { label: 'Getting started', href: '/', docId: 'intro', current: 'page' as const },
  { label: 'Libraries', href: '/libraries/', docId: 'libraries' },
  { label: 'GitHub', name: 'Source repository on GitHub', href: 'https://git.example/' },
];

afterEach(() => {
  delete root.dataset['sidebar'];
  window.localStorage.clear();
});

// jsdom can't open pages.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()));

it('marks the current section and names links', () => {
  renderIn('en', <NavbarLinks links={links} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Getting started');
  expect(screen.getByRole('link', { name: 'Source repository on GitHub' })).toHaveTextContent('GitHub');
});

it.each([
  ['a doc', 'Getting started', undefined],
  ['another site', 'GitHub', 'hidden'],
])('with a hidden sidebar, a link to %s leaves it in the state %3$s', (_, label, state) => {
  window.localStorage.setItem('sidebar', 'hidden');
  root.dataset['sidebar'] = 'hidden';
  renderIn('en', <NavbarLinks links={links} />);
  fireEvent.click(screen.getByText(label));
  expect(root.dataset['sidebar']).toBe(state);
  expect(window.localStorage.getItem('sidebar')).toBe(state ?? null);
});

it('leads to the preferred version on pages without a version', async () => {
  window.localStorage.setItem('docs-preferred-version-default', 'v1');
  const versions = [{ name: 'v1', label: '1.x', url: '/v1/' }];
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(versions) }),
  ) as never;
  const preferred = {
    docsSet: 'default',
    current: 'current',
    file: '/versions.json',
    mainDoc: 'intro',
    mainPath: '/uk/',
  };
  renderIn('en', <NavbarLinks links={links} preferred={preferred} />);
  const link = screen.getByRole('link', { name: 'Getting started' });
  expect(link).toHaveAttribute('href', '/');
  await waitFor(() => expect(link).toHaveAttribute('href', `${window.location.origin}/v1/uk/`));
  expect(screen.getByRole('link', { name: 'Libraries' })).toHaveAttribute('href', '/libraries/');
});
