import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { localePath } from '../../model/docs/addresses';
import { filterPackages, kindCounts } from './filter-packages';
import { listedPackages } from './listed-packages';
import { PackageFilter } from './PackageFilter';
import { PackageList } from './PackageList';

jest.mock('../../browser/fetch-file', () => ({ fetchJsonOnce: jest.fn() }));

const packages = [
  {
    name: 'auth',
    importName: '@softkit/auth',
    summary: 'Guards.',
    translated: false,
    symbols: Array.from({ length: 14 }, (_, index) => ({
      name: `Guard${index}`,
      place: `classes/Guard${index}`,
    })),
  },
  {
    name: 'mail',
    importName: '@softkit/mail',
    summary: 'Letters.',
    translated: true,
    symbols: [{ name: 'send', place: 'functions/send' }],
  },
];

const show = (language: string) => {
  const all = filterPackages(listedPackages(packages, language), { text: '', kind: null });
  return renderIn(
    language,
    <PackageFilter counts={kindCounts(all)}>
      <PackageList packages={all} />
    </PackageFilter>,
  );
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

beforeEach(() => {
  jest.mocked(fetchJsonOnce).mockReset().mockResolvedValue(packages);
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe.each(testLocales)('the list of packages in %s', (language, messages) => {
  it('lists every package with its summary', () => {
    show(language);
    expect(names()).toEqual(['@softkit/auth', '@softkit/mail']);
    expect(fetchJsonOnce).not.toHaveBeenCalled();
    expect(screen.getByText('Guards.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Letters.')).not.toHaveAttribute('lang');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('filters while typing, and shows the matches and their number', async () => {
    show(language);
    await userEvent.type(
      screen.getByRole('searchbox', { name: messages['reference.filter.label'] }),
      'guard1',
    );
    await waitFor(() => expect(names()).toEqual(['@softkit/auth']));
    expect(screen.getByRole('link', { name: 'Guard13' })).toHaveAttribute(
      'href',
      localePath('/api/auth/src/classes/Guard13/', language),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^\D*1 \D+, 5 \D+$/);
  });

  it('filters by kind, and resets the filter', async () => {
    show(language);
    const kinds = screen.getByRole('group', { name: messages['reference.filter.kinds'] });
    const button = within(kinds).getByRole('button', { name: `${messages['kind.plural.class']} 14` });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findAllByRole('link', { name: /^Guard\d/ })).toHaveLength(12);
    expect(screen.getByText(messages['reference.filter.more'].replace('{{count}}', '2'))).toBeInTheDocument();
    await userEvent.click(button);
    expect(names()).toHaveLength(2);
  });

  it('stores the filter in the URL and restores it', async () => {
    const { unmount } = show(language);
    await userEvent.type(screen.getByRole('searchbox'), 'guard1');
    const kind = () => screen.getByRole('button', { name: new RegExp(messages['kind.plural.class']) });
    await waitFor(() => expect(kind()).toHaveTextContent(/ 5$/));
    await userEvent.click(kind());
    expect(window.location.search).toBe('?q=guard1&in=api&kind=class');
    unmount();
    show(language);
    expect(screen.getByRole('searchbox')).toHaveValue('guard1');
    expect(kind()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(kind());
    expect(window.location.search).toBe('');
    expect(names()).toHaveLength(2);
  });

  it('links to the search page if nothing matches', async () => {
    show(language);
    await userEvent.type(screen.getByRole('searchbox'), ' findOne & co ');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(messages['reference.filter.none']),
    );
    for (const kind of screen.getAllByRole('button')) expect(kind).toBeDisabled();
    expect(
      screen.getByRole('link', {
        name: messages['reference.filter.search'].replace('{{text}}', 'findOne & co'),
      }),
    ).toHaveAttribute('href', `${localePath('/search/', language)}?q=findOne+%26+co&in=api`);
  });

  it('shows all packages, and links to the search page, if the symbols cannot be loaded', async () => {
    jest.mocked(fetchJsonOnce).mockRejectedValue(new TypeError('Failed to fetch'));
    show(language);
    await userEvent.type(screen.getByRole('searchbox'), 'send');
    expect(
      await screen.findByRole('link', {
        name: messages['reference.filter.search'].replace('{{text}}', 'send'),
      }),
    ).toHaveAttribute('href', `${localePath('/search/', language)}?q=send&in=api`);
    expect(names()).toHaveLength(2);
  });
});
