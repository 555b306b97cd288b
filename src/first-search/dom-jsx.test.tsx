import { Fragment, jsx, nodesOf } from './dom-jsx';

const htmlOf = (child: Parameters<typeof nodesOf>[0]): string => {
  const box = document.createElement('div');
  box.append(...nodesOf(child));
  return box.innerHTML;
};

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
  expect(htmlOf(jsx(Fragment, { children: [item, 'end'] }))).toBe(
    '<a class="option" tabindex="-1" hidden="" aria-selected="false" aria-busy="true">&lt;b&gt;1<wbr></a>end',
  );
});

it('renders components and adds event listeners', () => {
  const onMouseMove = jest.fn();
  const [button] = nodesOf(
    jsx(({ children }) => jsx('button', { onMouseMove, children }), { children: 'x' }),
  );
  (button as HTMLElement).dispatchEvent(new MouseEvent('mousemove'));
  expect(onMouseMove).toHaveBeenCalledTimes(1);
});
