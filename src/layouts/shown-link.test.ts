import { shownLink } from './shown-link';

const t = (key: string) => `«${key}»`;
const pathOf = (docId: string) => `/uk/${docId}/`;

it.each([
  [
    { labelKey: 'nav.gettingStarted', docId: 'intro' } as const,
    { label: '«nav.gettingStarted»', href: '/uk/intro/', docId: 'intro' },
  ],
  [
    { labelKey: 'nav.repository', nameKey: 'nav.repository.label', href: 'https://git.example' } as const,
    { label: '«nav.repository»', name: '«nav.repository.label»', href: 'https://git.example' },
  ],
  [
    { label: 'LinkedIn', href: 'https://in.example' },
    { label: 'LinkedIn', href: 'https://in.example' },
  ],
])('a link of the configuration is shown in the language of the page: %j', (link, shown) => {
  expect(shownLink(link, t, pathOf)).toEqual(shown);
});
