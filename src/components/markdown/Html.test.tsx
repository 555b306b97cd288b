import { render, screen } from '@testing-library/react';
import { Html } from './Html';

beforeAll(() => Object.assign(globalThis, { __BASE_PATH__: '/docs' }));
afterAll(() => Object.assign(globalThis, { __BASE_PATH__: '' }));

const code = (text: string) => (
  <Html
    as="figure"
    className="code wrap"
    {...{ 'data-language': 'ts', 'data-sample': '1' }}
    html={`<pre tabindex="0"><code><a href="/api/mail/src/classes/Mailer/">${text}</a></code></pre>`}
  />
);

it('keeps changes made by scripts when the page renders again', () => {
  const { rerender } = render(code('First'));
  screen.getByRole('figure').append('Copy');
  rerender(code('First'));
  expect(screen.getByRole('figure')).toHaveTextContent('FirstCopy');
});

it('renders code blocks with the attributes that scripts need and with prefixed links', () => {
  render(code('First'));
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('First');
  expect(figure).toHaveClass('code', 'wrap');
  expect(figure.dataset).toMatchObject({ language: 'ts', sample: '1' });
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute(
    'href',
    '/docs/api/mail/src/classes/Mailer/',
  );
});
