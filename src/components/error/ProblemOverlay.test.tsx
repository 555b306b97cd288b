import { screen } from '@testing-library/react';
import { errorTexts } from '../../i18n/error-texts';
import { renderIn, testLocales } from '../../i18n/messages.fixture';
import { ProblemOverlay } from './ProblemOverlay';

it.each(testLocales)('lists content problems (%s)', (language) => {
  const text = errorTexts(language);
  renderIn(language, <ProblemOverlay problems={['content/en/faq.md:3: wrong']} text={text} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text('problems.title'));
  expect(screen.getByRole('listitem')).toHaveTextContent('content/en/faq.md:3: wrong');
});
