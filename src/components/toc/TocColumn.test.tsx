import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { hiddenHeadings } from './hidden-headings';
import { shownHeadings } from './shown-headings';
import { TocColumn } from './TocColumn';
import { tocHeadings, type Heading } from './toc-headings';
import { TocDisclosure } from './TocDisclosure';
import { TocList } from './TocList';

const headings = [
  { id: 'installation', title: 'Installation', level: 2 },
  { id: 'with-npm', title: 'With npm', level: 3 },
  { id: 'details', title: 'Details', level: 4 },
];

const listOf = (all: readonly Heading[]) => <TocList headings={tocHeadings(all)} />;

afterEach(() => {
  shownHeadings.set(null);
  hiddenHeadings.set(new Set());
});

describe.each(testLocales)('the table of contents in %s', (language, messages) => {
  it('lists level 2 and 3 headings, with a label in the page language', () => {
    renderIn(language, <TocColumn>{listOf(headings)}</TocColumn>);
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
    renderIn(language, listOf([{ id: 'first', title: 'First', level: 2 }, ...many]));
    expect(screen.getAllByRole('listitem')).toHaveLength(listed);
  });

  it('closes when a section is selected and on Escape', () => {
    const { container } = renderIn(language, <TocDisclosure>{listOf(headings)}</TocDisclosure>);
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

const entries = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);

it('lists other headings in place of its own, and nothing when there are none', () => {
  renderIn('en', <TocColumn>{listOf(headings)}</TocColumn>);
  act(() => shownHeadings.set([{ id: 'compared-removed', title: 'Removed' }]));
  expect(entries()).toEqual(['Removed']);
  act(() => shownHeadings.set([]));
  expect(screen.queryByRole('navigation')).toBeNull();
  act(() => shownHeadings.set(null));
  expect(entries()).toEqual(['Installation', 'With npm']);
});

it('leaves out headings that a filter hides', () => {
  renderIn('en', <TocColumn>{listOf(headings)}</TocColumn>);
  act(() => hiddenHeadings.set(new Set(['installation'])));
  expect(entries()).toEqual(['With npm']);
  act(() => hiddenHeadings.set(new Set()));
  expect(entries()).toEqual(['Installation', 'With npm']);
});

it('marks the current heading', () => {
  const observers: ResizeObserverCallback[] = [];
  globalThis.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      observers.push(notify);
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  const { container } = renderIn(
    'en',
    <>
      <TocDisclosure>{listOf(headings)}</TocDisclosure>
      <h2 id="installation">Installation</h2>
      <h3 id="with-npm">With npm</h3>
    </>,
  );
  const [first, second] = ['h2', 'h3'].map((name) => container.querySelector(name) as HTMLElement);
  const place = (heading: HTMLElement | undefined, top: number) => {
    if (!heading) return;
    heading.getClientRects = () => [{}] as unknown as DOMRectList;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  };
  const scroll = (a: number, b: number) => {
    place(first, a);
    place(second, b);
    act(() => {
      for (const notify of observers) notify([], {} as ResizeObserver);
      window.dispatchEvent(new Event('scroll'));
    });
    return [
      container.querySelector('[aria-current]')?.textContent,
      container.querySelector('summary > :last-child')?.textContent,
    ];
  };
  expect(scroll(300, 900)).toEqual(['Installation', 'Installation']);
  expect(scroll(-700, 0)).toEqual(['With npm', 'With npm']);
});
