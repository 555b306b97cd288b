import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import type { SidebarNode } from '../../routes/build-sidebar';
import { Sidebar } from './Sidebar';

const node = (docId: string, items: SidebarNode[] = [], lang: string | null = null): SidebarNode => ({
  docId,
  label: docId,
  path: `/${docId}/`,
  lang,
  items,
});
const nodes = [
  node('intro'),
  node('libraries', [node('mail'), node('redis', [node('redis/setup')])]),
  node('about', [node('licensing', [], 'en')]),
];

describe.each(testLocales)('the sidebar in %s', (language, messages) => {
  it('marks the current page and opens only its categories', () => {
    const { container } = renderIn(
      language,
      <Sidebar label="Docs" nodes={nodes} currentDocId="mail" openIds={['libraries', 'mail']} />,
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('mail');
    expect(
      [...container.querySelectorAll('details')].map(({ dataset, open }) => [dataset['doc'], open]),
    ).toEqual([
      ['libraries', true],
      ['redis', false],
      ['about', false],
    ]);
  });

  it('shows each group title once, above its nodes', () => {
    const inGroup = (docId: string, group: string) => ({ ...node(docId), group });
    const { container } = renderIn(
      language,
      <Sidebar
        label="Docs"
        nodes={[node('libraries', [inGroup('mail', 'Work'), inGroup('jobs', 'Work'), node('other')])]}
        currentDocId="mail"
        openIds={['libraries']}
      />,
    );
    const groups = [...container.querySelectorAll('details > ul > li')];
    expect(groups.map((group) => group.textContent)).toEqual(['Workmailjobs', 'other']);
  });

  it('labels each category toggle with its title', () => {
    const { container } = renderIn(
      language,
      <Sidebar label="Docs" nodes={nodes} currentDocId="intro" openIds={['intro']} />,
    );
    expect(container.querySelector('details[data-doc=libraries] > summary')).toHaveAccessibleName(
      messages['sidebar.category'].replace('{{title}}', 'libraries'),
    );
  });
});

it('keeps only one sibling category open, independently of other levels', () => {
  const { container } = renderIn(
    'en',
    <Sidebar label="Docs" nodes={nodes} currentDocId="intro" openIds={[]} />,
  );
  expect([...container.querySelectorAll('details')].map((details) => details.getAttribute('name'))).toEqual([
    'docs',
    'docs/libraries',
    'docs',
  ]);
});

it('sets the language of an untranslated label', () => {
  renderIn('uk', <Sidebar label="Docs" nodes={nodes} currentDocId="intro" openIds={[]} />);
  expect(screen.getByText('licensing')).toHaveAttribute('lang', 'en');
});
