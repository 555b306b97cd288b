import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { SearchButton } from './SearchButton';

jest.mock('gatsby', () => jest.requireActual('../../../tests/jest/gatsby'));

it.each(testLocales)(
  'the search button’s accessible name contains its visible text (%s)',
  (language, messages) => {
    renderIn(language, <SearchButton searchPath="/search/" />);
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent(`${messages['search.button']} Ctrl K`);
    expect(button).toHaveAccessibleName(`${messages['search.button']} Ctrl K`);
  },
);
