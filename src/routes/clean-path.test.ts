import { cleanPath } from './clean-path';

it.each([
  ['/faq/index.html', '/faq/'],
  ['/index.html', '/'],
  ['/uk/faq.html', '/uk/faq/'],
  ['/faq/', '/faq/'],
  ['/', '/'],
  ['/libraries/html/', '/libraries/html/'],
  // Hosts answer unknown paths with this very file.
  ['/404.html', '/404.html'],
])('%s is shown as %s', (written, clean) => {
  expect(cleanPath(written)).toBe(clean);
});
