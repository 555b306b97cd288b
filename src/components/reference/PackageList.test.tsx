import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import type { ListedPackage } from './filter-packages';
import { PackageList } from './PackageList';

const packages: ListedPackage[] = [
  {
    name: 'auth',
    importName: '@softkit/auth',
    path: '/api/auth/src/',
    summary: 'Guards.',
    lang: 'en',
    symbols: Array.from({ length: 14 }, (_, index) => ({
      name: `Guard${index}`,
      kind: 'class',
      path: `/api/auth/src/classes/Guard${index}/`,
    })),
  },
  {
    name: 'mail',
    importName: '@softkit/mail',
    path: '/api/mail/src/',
    summary: 'Letters.',
    lang: null,
    symbols: [{ name: 'send', kind: 'function', path: '/api/mail/src/functions/send/' }],
  },
];

afterEach(() => window.history.replaceState(null, '', '/'));

describe.each(testLocales)('the list of packages in %s', (language, messages) => {
  it('lists every package with its summary and number of symbols', () => {
    renderIn(language, <PackageList packages={packages} searchPath="/uk/search/" />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      '@softkit/auth',
      '@softkit/mail',
    ]);
    expect(screen.getByText('Guards.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Letters.')).not.toHaveAttribute('lang');
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toContain(
      `${messages['kind.plural.class']} 14`,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('filters while typing, and shows the matches and their number', async () => {
    renderIn(language, <PackageList packages={packages} searchPath="/uk/search/" />);
    await userEvent.type(
      screen.getByRole('searchbox', { name: messages['reference.filter.label'] }),
      'guard1',
    );
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Guard13' })).toHaveAttribute(
      'href',
      '/api/auth/src/classes/Guard13/',
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^\D*1 \D+, 5 \D+$/);
  });

  it('filters by kind, and resets the filter', async () => {
    renderIn(language, <PackageList packages={packages} searchPath="/uk/search/" />);
    const kinds = screen.getByRole('group', { name: messages['reference.filter.kinds'] });
    const button = within(kinds).getByRole('button', { name: `${messages['kind.plural.class']} 14` });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('link', { name: /^Guard\d/ })).toHaveLength(12);
    expect(screen.getByText(messages['reference.filter.more'].replace('{{count}}', '2'))).toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('stores the filter in the URL and restores it', async () => {
    const { unmount } = renderIn(language, <PackageList packages={packages} searchPath="/uk/search/" />);
    await userEvent.type(screen.getByRole('searchbox'), 'guard1');
    const kind = () => screen.getByRole('button', { name: new RegExp(messages['kind.plural.class']) });
    expect(kind()).toHaveTextContent(/ 5$/);
    await userEvent.click(kind());
    expect(window.location.search).toBe('?q=guard1&in=api&kind=class');
    unmount();
    renderIn(language, <PackageList packages={packages} searchPath="/uk/search/" />);
    expect(screen.getByRole('searchbox')).toHaveValue('guard1');
    expect(kind()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(kind());
    expect(window.location.search).toBe('');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('links to the search page if nothing matches', async () => {
    renderIn(language, <PackageList packages={packages} searchPath="/uk/search/" />);
    await userEvent.type(screen.getByRole('searchbox'), ' findOne & co ');
    expect(screen.getByRole('status')).toHaveTextContent(messages['reference.filter.none']);
    for (const kind of screen.getAllByRole('button')) expect(kind).toBeDisabled();
    expect(
      screen.getByRole('link', {
        name: messages['reference.filter.search'].replace('{{text}}', 'findOne & co'),
      }),
    ).toHaveAttribute('href', '/uk/search/?q=findOne+%26+co&in=api');
  });
});
