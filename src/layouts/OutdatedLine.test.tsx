import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../i18n/messages.fixture';
import { OutdatedLine } from './OutdatedLine';

describe.each(testLocales)('in %s', (language, messages) => {
  it('says that the original is newer and leads to it', () => {
    renderIn(language, <OutdatedLine slug="/faq/" />);
    expect(screen.getByText(messages['outdated.text'], { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: messages['outdated.link'] })).toHaveAttribute('href', '/faq/');
  });
});
