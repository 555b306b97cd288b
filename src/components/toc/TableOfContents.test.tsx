import { fireEvent, screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { listenToDisclosures } from '../../page-scripts/dom/disclosures';
import { TableOfContents, TocDisclosure } from './TableOfContents';

beforeAll(listenToDisclosures);

const headings = [
  { id: 'installation', title: 'Installation', level: 2 },
  { id: 'with-npm', title: 'With npm', level: 3 },
  { id: 'details', title: 'Details', level: 4 },
];

describe.each(testLocales)('the table of contents in %s', (language, messages) => {
  it('lists level 2 and 3 headings, with a label in the page language', () => {
    renderIn(language, <TableOfContents headings={headings} />);
    const toc = screen.getByRole('navigation', { name: messages['toc.title'] });
    expect(
      within(toc)
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('link').getAttribute('href')),
    ).toEqual(['#installation', '#with-npm']);
  });

  it.each([
    [3, 5000, 1],
    [2, 5000, 200],
    [3, 199, 200],
    [3, 200, 1],
  ])('for a level 2 heading followed by level %i headings (%i), lists %i', (level, count, listed) => {
    const many = Array.from({ length: count }, (_, at) => ({ id: `h${at}`, title: `H ${at}`, level }));
    renderIn(language, <TableOfContents headings={[{ id: 'first', title: 'First', level: 2 }, ...many]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(listed);
  });

  it('is absent on a page without headings', () => {
    renderIn(language, <TableOfContents headings={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has a back-to-top link', () => {
    renderIn(language, <TableOfContents headings={headings} />);
    expect(screen.getByRole('link', { name: messages['toc.top'] })).toHaveAttribute('href', '#top');
  });

  it('closes when a section is selected and on Escape', () => {
    const { container } = renderIn(language, <TocDisclosure headings={headings} />);
    const disclosure = container.querySelector('details') as HTMLDetailsElement;
    disclosure.open = true;
    fireEvent.click(screen.getByText('Installation'));
    expect(disclosure.open).toBe(false);
    disclosure.open = true;
    fireEvent.keyDown(screen.getByText('With npm'), { key: 'Escape' });
    expect(disclosure.open).toBe(false);
    expect(container.querySelector('summary')).toHaveFocus();
  });
});
