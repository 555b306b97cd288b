import { StrictMode, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { wrapPage } from './providers';

function Template({ title }: { title: string }) {
  const [opened] = useState(title);
  return (
    <>
      <header>{opened}</header>
      <h1>{title}</h1>
    </>
  );
}

const page = (path: string) =>
  wrapPage(
    // Plugins can wrap the page's element, too.
    <StrictMode>
      <Template key={path} title={path} />
    </StrictMode>,
    { location: { pathname: path }, pageContext: { language: 'en' } },
  );

it('keeps components mounted on the next page although Gatsby sets a key for each page', () => {
  const { rerender } = render(page('/a/'));
  const header = screen.getByRole('banner');
  rerender(page('/b/'));
  expect(screen.getByRole('heading')).toHaveTextContent('/b/');
  expect(screen.getByRole('banner')).toBe(header);
  expect(header).toHaveTextContent('/a/');
});
