import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchJsonOnce } from '../../browser/fetch-file';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import type { PackageReleases } from '../../model/docs/doc';
import { UpgradeList } from './UpgradeList';

jest.mock('../../browser/fetch-file', () => ({ fetchJsonOnce: jest.fn() }));

const added = { change: 'added', breaks: null, from: null, to: null, slug: null, successor: null } as const;
const packages: PackageReleases[] = [
  {
    importName: '@softkit/mail',
    releases: [
      {
        version: '0.3.0',
        date: '2024-03-01',
        changes: [
          { ...added, name: 'classes/New', slug: '/api/mail/src/classes/New/' },
          {
            ...added,
            change: 'removed',
            name: 'classes/Old',
            breaks: 'yes',
            successor: {
              before: 'Use ',
              label: 'New',
              after: ' instead',
              slug: '/api/mail/src/classes/New/',
            },
          },
        ],
      },
      { version: '0.2.0', date: '2024-02-01', changes: [{ ...added, name: 'functions/send' }] },
    ],
  },
];

const respond = (response: () => Promise<unknown>) => {
  jest
    .mocked(fetchJsonOnce)
    .mockReset()
    .mockImplementation(response as never);
};

beforeEach(() => {
  respond(() => Promise.resolve(packages));
  window.history.replaceState(null, '', '/api/changes/');
});

describe.each(testLocales)('in %s', (locale, t) => {
  const submit = async (text: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox'));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: t['changes.upgrade.submit'] }));
  };
  const start = () => renderIn(locale, <UpgradeList guidePath="/how-to/upgrade/" />);
  const title = (from: string) =>
    t['changes.upgrade.package']
      .replace('{{package}}', '@softkit/mail')
      .replace('{{from}}', from)
      .replace('{{to}}', '0.3.0');

  it('copies the list as a Markdown checklist', async () => {
    start();
    await submit('@softkit/mail 0.2.0');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: t['changes.upgrade.copy'] }));
    await screen.findByRole('button', { name: t['changes.upgrade.copied'] });
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(new RegExp(`^## ${title('0.2.0')}\\n`));
    expect(copied).toMatch(/^- \[ \] .*\bOld\b.* Use New instead/m);
    expect(copied.match(/^- \[ \] /gm)).toHaveLength(2);
  });

  it('lists the changes for a package.json, with replacements and links, and adds the versions to the URL', async () => {
    start();
    await submit('{"dependencies":{"@softkit/mail":"^0.2.0","rxjs":"7"}}');
    await screen.findByRole('heading', { name: title('0.2.0') });
    const item = screen.getByText('Old').closest('li');
    expect(within(item as HTMLElement).getByText(t['changes.breaks.yes'])).toBeTruthy();
    expect(within(item as HTMLElement).getByText('0.3.0')).toBeTruthy();
    expect(item?.textContent).toContain('Use New instead');
    const home = locale === 'en' ? '/' : `/${locale}/`;
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      `${home}api/mail/src/classes/New/`,
    );
    expect(screen.queryByText('send')).toBeNull();
    expect(new URLSearchParams(window.location.search).get('upgrade')).toBe('@softkit/mail@^0.2.0');
  });

  it('links the guide to upgrades if anything changes', async () => {
    start();
    const guide = () => screen.queryByRole('link', { name: t['changes.upgrade.guide'] });
    await submit('@softkit/mail 0.2.0');
    await screen.findByRole('heading', { name: title('0.2.0') });
    expect(guide()).toHaveAttribute('href', '/how-to/upgrade/');
    await userEvent.clear(screen.getByRole('textbox'));
    await submit('@softkit/mail 0.3.0');
    await screen.findByText(t['changes.upgrade.none']);
    expect(guide()).toBeNull();
  });

  it('counts the changes, breaking ones first', async () => {
    start();
    await submit('@softkit/mail 0.2.0');
    const { nextElementSibling } = await screen.findByRole('heading', { level: 3, name: title('0.2.0') });
    const counts = (['yes', 'rest'] as const).map((key) =>
      t[`changes.upgrade.${key}`].replace('{{count}}', '1'),
    );
    expect(nextElementSibling?.textContent).toBe(counts.join(', '));
  });

  it('shows the list that a URL describes', async () => {
    window.history.replaceState(null, '', '/api/changes/?upgrade=@softkit/mail@0.1.0');
    start();
    await screen.findByRole('heading', { name: title('0.1.0') });
    expect(screen.getByText('send')).toBeTruthy();
  });

  it.each([
    ['nothing here', 'changes.upgrade.unknown'],
    ['@softkit/mail 0.3.0', 'changes.upgrade.none'],
    ['@softkit/nope 1.0.0', 'changes.upgrade.unknown'],
  ] as const)('explains why there is no list for "%s"', async (text, message) => {
    start();
    await submit(text);
    await screen.findByText(t[message]);
  });

  it("shows a version that it can't read", async () => {
    start();
    await submit('@softkit/mail latest');
    await screen.findByText(t['changes.upgrade.problem'].replace('{{version}}', 'latest'), { exact: false });
    expect(new URLSearchParams(window.location.search).get('upgrade')).toBe('@softkit/mail@latest');
  });

  it('shows the result for the latest of two quick submits', async () => {
    const answers: ((value: unknown) => void)[] = [];
    respond(() => new Promise((resolve) => answers.push(resolve)));
    start();
    await submit('@softkit/mail 0.1.0');
    await userEvent.clear(screen.getByRole('textbox'));
    await submit('@softkit/mail 0.2.0');
    answers[1]?.(packages);
    await screen.findByRole('heading', { name: title('0.2.0') });
    answers[0]?.(packages);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('heading', { name: title('0.1.0') })).toBeNull();
  });

  it.each([[{}], [null], [[null]], [[{ importName: '@softkit/mail', releases: [{ version: 'x' }] }]]])(
    'shows a message when the file contains %j',
    async (json) => {
      respond(() => Promise.resolve(json));
      start();
      await submit('mail 0.2.0');
      await waitFor(() => expect(screen.getByText(t['changes.upgrade.failed'])).toBeTruthy());
    },
  );

  it('explains that the changes could not be loaded', async () => {
    respond(() => Promise.reject(new Error('offline')));
    start();
    await submit('@softkit/mail 0.1.0');
    await waitFor(() => expect(screen.getByText(t['changes.upgrade.failed'])).toBeTruthy());
  });
});
