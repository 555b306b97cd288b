import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { localePath } from '../model/docs/addresses';
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

  it('shows the version of a library’s package, with links to npm and the source', () => {
    renderIn(
      language,
      <PackageLine api={null} changes={null} release={{ name: '@softkit/mail', version: '0.4.0' }} />,
    );
    expect(screen.getByText('@softkit/mail 0.4.0')).toBeInTheDocument();
    const [npm, source] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(npm).toBe('https://www.npmjs.com/package/@softkit/mail');
    expect(source).toMatch(/^https:\/\/github\.com\/softkitit\/softkit-core\/tree\/[\da-f]{40}\/libs\/mail$/);
  });

  it('has no changes before the first release', () => {
    renderIn(language, <PackageLine api="/api/mail/src/" changes={null} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
