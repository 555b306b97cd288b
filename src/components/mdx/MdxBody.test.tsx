import { useMDXComponents } from '@mdx-js/react';
import { render, screen } from '@testing-library/react';
import { MdxBody } from './MdxBody';

beforeAll(() => Object.assign(globalThis, { __BASE_PATH__: '/docs' }));
afterAll(() => Object.assign(globalThis, { __BASE_PATH__: '' }));

const code = (text: string) => ({
  attributes: { className: 'code wrap', 'data-language': 'ts', 'data-sample': '1' },
  html: `<pre tabindex="0"><code><a href="/api/mail/src/classes/Mailer/">${text}</a></code></pre>`,
});

/** A compiled guide body with code blocks. */
function Body({ at }: { at: readonly number[] }) {
  const { CodeBlock } = useMDXComponents({}) as Record<string, (props: { at: string }) => React.ReactNode>;
  return <>{CodeBlock && at.map((place) => <CodeBlock key={place} at={String(place)} />)}</>;
}

it('keeps changes made by scripts when the page renders again', () => {
  const props = { codes: [code('First')], pictures: {}, components: [] };
  const body = () => (
    <MdxBody {...props}>
      <Body at={[0]} />
    </MdxBody>
  );
  const { rerender } = render(body());
  screen.getByRole('figure').append('Copy');
  rerender(body());
  expect(screen.getByRole('figure')).toHaveTextContent('FirstCopy');
});

it('renders code blocks with the attributes that scripts need and with prefixed links', () => {
  render(
    <MdxBody codes={[code('First'), code('Second')]} pictures={{}} components={[]}>
      <Body at={[1, 0]} />
    </MdxBody>,
  );
  const [second, first] = screen.getAllByRole('figure');
  expect(first).toHaveTextContent('First');
  expect(second).toHaveTextContent('Second');
  expect(first).toHaveClass('code', 'wrap');
  expect(first?.dataset).toMatchObject({ language: 'ts', sample: '1' });
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute(
    'href',
    '/docs/api/mail/src/classes/Mailer/',
  );
});
