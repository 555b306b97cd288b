import { render } from '@testing-library/react';
import { TitleText } from './TitleText';

it.each([
  ['Errors in server-http-client', ['server-http-client']],
  ['Помилки server-http-client', ['server-http-client']],
  ['@softkit/server-http-client', ['server-http-client']],
  ['How-to guides', []],
  ['Початок роботи', []],
])('in "%s", keeps %j on one line', (title, names) => {
  const { container } = render(<TitleText title={title} />);
  expect(container).toHaveTextContent(title);
  expect([...container.querySelectorAll('.held-together')].map((each) => each.textContent)).toEqual(names);
});
