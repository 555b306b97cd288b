import { screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../i18n/test-messages';
import { TableOfContents } from './TableOfContents';

const headings = [
  { id: 'installation', title: 'Installation', level: 2 },
  { id: 'with-npm', title: 'With npm', level: 3 },
  { id: 'details', title: 'Details', level: 4 },
];

describe.each(testLocales)('the table of contents in %s', (language, messages) => {
  it('lists headings of level 2 and 3 under a name in the language of the page', () => {
    renderIn(language, <TableOfContents headings={headings} />);
    const toc = screen.getByRole('navigation', { name: messages['toc.title'] });
    expect(
      within(toc)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#installation', '#with-npm']);
  });

  it('is absent on a page without headings', () => {
    renderIn(language, <TableOfContents headings={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
