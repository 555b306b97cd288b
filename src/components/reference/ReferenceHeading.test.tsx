import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { DefinedIn } from './DefinedIn';
import { ReferenceHeading } from './ReferenceHeading';
import { USED_IN_GUIDES, UsedInGuides } from './UsedInGuides';

describe.each(testLocales)('a symbol page in %s', (language, messages) => {
  it('has a heading with the full name, and badges next to it', () => {
    renderIn(language, <ReferenceHeading name="BaseTypeORMHelper" kind="class" deprecated abstract />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('BaseTypeORMHelper');
    for (const key of ['kind.class', 'reference.abstract', 'reference.deprecated'] as const) {
      expect(screen.getByText(messages[key])).toBeInTheDocument();
    }
  });

  it('shows only the badges that apply', () => {
    renderIn(language, <ReferenceHeading name="map" kind="function" deprecated={false} abstract={false} />);
    expect(screen.queryByText(messages['reference.deprecated'])).toBeNull();
    expect(screen.queryByText(messages['reference.abstract'])).toBeNull();
  });

  it('shows where the symbol is defined, with a link if available', () => {
    const { rerender } = renderIn(
      language,
      <DefinedIn file="a/src/b.ts" line={3} url="https://example.com/#L3" />,
    );
    expect(screen.getByRole('link', { name: 'a/src/b.ts:3' })).toHaveAttribute(
      'href',
      'https://example.com/#L3',
    );
    rerender(<DefinedIn file="a/src/b.ts" line={3} url={null} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('a/src/b.ts:3')).toBeInTheDocument();
  });

  it('lists the guide sections that use the symbol', () => {
    const usage = { path: '/a/#b', title: 'A', section: 'B', lang: 'en' };
    renderIn(
      language,
      <UsedInGuides usages={[usage, { path: '/c/', title: 'C', section: null, lang: null }]} />,
    );
    expect(screen.getByRole('region', { name: messages['reference.usedIn'] })).toBeInTheDocument();
    expect(
      screen.getByTitle(messages['heading.link.title'].replace('{{heading}}', messages['reference.usedIn'])),
    ).toHaveAttribute('href', `#${USED_IN_GUIDES}`);
    expect(screen.getByRole('link', { name: 'A › B' }).closest('li')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'C' }).closest('li')).not.toHaveAttribute('lang');
  });

  it('has no list if no guide uses the symbol', () => {
    renderIn(language, <UsedInGuides usages={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
