import { createRoot, Fragment, jsx } from './dom-jsx';

const box = document.createElement('div');
const root = createRoot(box);
document.body.append(box);

beforeEach(() => root.unmount());

it('renders attributes, texts, and nested lists like React', () => {
  const item = jsx('a', {
    className: 'option',
    tabIndex: -1,
    hidden: true,
    title: undefined,
    'aria-selected': false,
    'aria-busy': true,
    children: ['<b>', 1, null, false, [[jsx('wbr', {})]]],
  });
  root.render(jsx(Fragment, { children: [item, 'end'] }));
  expect(box.innerHTML).toBe(
    '<a class="option" tabindex="-1" hidden="" aria-selected="false" aria-busy="true">&lt;b&gt;1<wbr></a>end',
  );
});

it('keeps elements, their focus, and their place, and updates everything else', () => {
  const clicks: string[] = [];
  const view = (name: string, note: string | null) => [
    note !== null && jsx('p', { title: name, children: note }),
    jsx(({ children }) => jsx('button', { title: name, onClick: () => clicks.push(name), children }), {
      'aria-label': name,
      children: name,
    }),
    note === null && jsx('i', {}),
  ];
  root.render(view('one', null));
  const button = box.querySelector('button');
  button?.focus();
  root.render(view('two', 'note'));
  expect(box.innerHTML).toBe('<p title="two">note</p><button title="two">two</button>');
  expect(document.activeElement).toBe(button);
  button?.click();
  expect(clicks).toEqual(['two']);
  root.render(view('three', null).slice(0, 2));
  expect(box.innerHTML).toBe('<button title="three">three</button>');
});

it('removes attributes and handlers that are no longer set', () => {
  const onMouseMove = jest.fn();
  root.render(jsx('b', { title: 'x', onMouseMove }));
  box.firstElementChild?.dispatchEvent(new MouseEvent('mousemove'));
  root.render(jsx('b', {}));
  box.firstElementChild?.dispatchEvent(new MouseEvent('mousemove'));
  expect(onMouseMove).toHaveBeenCalledTimes(1);
  expect(box.innerHTML).toBe('<b></b>');
});
