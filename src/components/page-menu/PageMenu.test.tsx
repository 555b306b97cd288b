import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { PageMenu } from './PageMenu';

const report = new URLSearchParams({ title: 'Problem with /faq/', body: 'Page: …' }).toString();
const menu = (
  <PageMenu path="/faq/" siteUrl="https://softkit.example">
    <ul>
      <li>
        <a href={`https://git.example/new?${report}`} data-reports="">
          Report
        </a>
      </li>
    </ul>
  </PageMenu>
);

/** Renders a page with a selection in the element with this ID, and opens the menu. */
function reportWith(selected: string | null): URLSearchParams {
  const { container } = renderIn(
    'en',
    <article>
      <h1>FAQ</h1>
      {menu}
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
  toggle(container, true);
  return new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Report' }).href).searchParams;
}

function toggle(container: HTMLElement, open: boolean): void {
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = open;
  fireEvent(details, new Event('toggle'));
}

describe('a report from the page menu', () => {
  it('quotes the selected text and links to its section', () => {
    const report = reportWith('text');
    expect(report.get('title')).toBe('Problem with /faq/: Types');
    expect(report.get('body')).toMatch(
      /^> First line\s*Second line\n\n— \[Types\]\(https:\/\/softkit\.example\/faq\/#%D1%82%D0%B8%D0%BF%D0%B8\)\n\nPage: /,
    );
  });

  it('names the page for a selection before the first section', () => {
    const report = reportWith('lead');
    expect(report.get('body')).toContain('> Before all sections\n\n— [FAQ](https://softkit.example/faq/)\n');
  });

  it('shortens a long selection, so that the address stays valid', () => {
    const body = reportWith('long').get('body') ?? '';
    expect(body).toContain('Ї…\n\n— [Types]');
    expect(encodeURIComponent(body).length).toBeLessThan(7000);
  });

  it('stays as it is without a selection', () => {
    const report = reportWith(null);
    expect(report.get('title')).toBe('Problem with /faq/');
    expect(report.get('body')).toMatch(/^Page: /);
  });
});

it('quotes only what is selected when it opens', () => {
  reportWith('text');
  window.getSelection()?.removeAllRanges();
  toggle(document.body, false);
  toggle(document.body, true);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report' });
  expect(new URL(link.href).searchParams.get('title')).toBe('Problem with /faq/');
});

it('shows the Markdown’s address when the page can’t be copied, until it closes', async () => {
  // jsdom has no clipboard.
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve('# FAQ') } as Response),
  );
  const { container } = renderIn('en', menu);
  toggle(container, true);
  fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  expect(await screen.findByRole('link', { name: '/faq/index.md' })).toHaveAttribute('href', '/faq/index.md');
  toggle(container, false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that the page was copied', async () => {
  const writeText = jest.fn();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve('# FAQ') } as Response),
  );
  const { container } = renderIn('en', menu);
  toggle(container, true);
  fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  expect(await screen.findByText('Page copied')).toBe(screen.getByRole('status'));
  expect(writeText).toHaveBeenCalledWith('# FAQ');
});

it('closes on Escape and on a click elsewhere', () => {
  const { container } = renderIn('en', menu);
  const details = container.querySelector('details') as HTMLDetailsElement;
  toggle(container, true);
  fireEvent.keyDown(details, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(container.querySelector('summary')).toHaveFocus();
  toggle(container, true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
});
