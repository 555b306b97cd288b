import { render } from '@testing-library/react';
import { TitleText } from './TitleText';

it.each([
  ['Errors in server-http-client', ['server-http-client']],
  ['Помилки server-http-client', ['server-http-client']],
  ['@softkit/server-http-client', ['@softkit/server-http-client']],
  ['@softkit/async-storage: a store for each request', ['@softkit/async-storage:']],
  ['@softkit/redis: з’єднання та блокування', ['@softkit/redis:']],
  ['Start a service with bootstrapBaseWebApp', ['bootstrapBaseWebApp']],
  ['How-to guides', []],
  ['Connect to PostgreSQL in NestJS', []],
  ['Початок роботи', []],
])('in "%s", keeps %j on one line', (title, names) => {
  const { container } = render(<TitleText title={title} />);
  expect(container).toHaveTextContent(title);
  expect([...container.children].map((each) => each.textContent)).toEqual(names);
});

it.each([
  ['@softkit/exceptions: one format', ['@softkit/', 'exceptions:']],
  ['Start with bootstrapBaseWebApp', ['bootstrap', 'Base', 'Web', 'App']],
])('breaks a name in "%s" that is wider than the line only between %j', (title, words) => {
  const { container } = render(<TitleText title={title} />);
  expect(container.querySelector('.held-together')?.innerHTML.split('<wbr>')).toEqual(words);
});
