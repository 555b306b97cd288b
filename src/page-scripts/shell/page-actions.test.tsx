import { fireEvent, waitFor } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { PageActions } from '../../layouts/PageActions';
import { PageTitle } from '../../layouts/PageTitle';
import { listenToPageMenu } from './page-menu';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

beforeAll(() => {
  listenToPageMenu();
  document.head.innerHTML = '<link rel="canonical" href="https://softkit.example/faq/">';
});

const faq = {
  sourcePath: null,
  title: 'FAQ',
  path: '/faq/',
  siteUrl: 'https://softkit.example',
  assistantsPath: null,
};

/** Renders a page with a selection in the element with this ID, and opens the menu. */
async function reportWith(selected: string | null): Promise<URLSearchParams> {
  const { container } = renderIn(
    'en',
    <article>
      <PageTitle actions={faq}>
        <h1>FAQ</h1>
      </PageTitle>
      <p id="lead">Before all sections</p>
      <h2 id="config">Configuration</h2>
      <h3 id="типи">Types</h3>
      <p id="text">
        First line
        <br />
        Second line
      </p>
      <p id="long">{'Ї'.repeat(5000)}</p>
      <h2 id="other">Other</h2>
    </article>,
  );
  const selection = window.getSelection() as Selection;
  selection.removeAllRanges();
  if (selected !== null) selection.selectAllChildren(document.getElementById(selected) as Element);
  const menu = container.querySelector('details') as HTMLDetailsElement;
  const link = container.querySelector<HTMLAnchorElement>('a[data-reports]') as HTMLAnchorElement;
  const status = container.querySelector('[role="status"]') as Element;
  status.textContent = 'Page copied';
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  return new URL(link.href).searchParams;
}

describe('a report from the page menu', () => {
  it('quotes the selected text and links to its section', async () => {
    const report = await reportWith('text');
    expect(report.get('title')).toBe('Problem with /faq/: Types');
    expect(report.get('body')).toMatch(
      /^> First line\s*Second line\n\n— \[Types\]\(https:\/\/softkit\.example\/faq\/#%D1%82%D0%B8%D0%BF%D0%B8\)\n\nPage: /,
    );
  });

  it('names the page for a selection before the first section', async () => {
    const report = await reportWith('lead');
    expect(report.get('body')).toContain('> Before all sections\n\n— [FAQ](https://softkit.example/faq/)\n');
  });

  it('shortens a long selection, so that the address stays valid', async () => {
    const body = (await reportWith('long')).get('body') ?? '';
    expect(body).toContain('Ї…\n\n— [Types]');
    expect(encodeURIComponent(body).length).toBeLessThan(7000);
  });

  it('stays as it is without a selection', async () => {
    const report = await reportWith(null);
    expect(report.get('title')).toBe('Problem with /faq/');
    expect(report.get('body')).toMatch(/^Page: /);
  });
});

it('shows the Markdown’s address when the page can’t be copied', async () => {
  // jsdom has no clipboard.
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve('# FAQ') } as Response),
  );
  const { container } = renderIn('en', <PageActions {...faq} />);
  fireEvent.click(container.querySelector('[data-copies-page]') as Element);
  await waitFor(() =>
    expect(container.querySelector('[role="status"] a')).toHaveAttribute('href', '/faq/index.md'),
  );
});
