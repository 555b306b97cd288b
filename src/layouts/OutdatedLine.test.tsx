import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { OutdatedLine } from './OutdatedLine';

describe.each(testLocales)('in %s', (language, messages) => {
  it('shows that the original is newer and links to it', () => {
    renderIn(language, <OutdatedLine slug="/faq/" />);
    expect(screen.getByText(messages['outdated.text'], { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: messages['outdated.link'] })).toHaveAttribute('href', '/faq/');
  });
});
