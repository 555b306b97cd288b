import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { localePath } from '../model/addresses';
import { PackageLine } from './PackageLine';

describe.each(testLocales)('in %s', (language, messages) => {
  it('links a library guide to the package’s reference and changes', () => {
    renderIn(language, <PackageLine api="/api/mail/src/" changes="/api/mail/changes/" />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [messages['package.api'], localePath('/api/mail/src/', language)],
      [messages['changes.link'], localePath('/api/mail/changes/', language)],
    ]);
  });

  it('has no changes before the first release', () => {
    renderIn(language, <PackageLine api="/api/mail/src/" changes={null} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
