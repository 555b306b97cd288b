import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { ProblemOverlay } from './ProblemOverlay';

it.each(testLocales)('lists content problems (%s)', (language, messages) => {
  renderIn(language, <ProblemOverlay problems={['content/en/faq.md:3: wrong']} />);
  expect(screen.getByRole('alert')).toHaveTextContent(messages['problems.title']);
  expect(screen.getByRole('listitem')).toHaveTextContent('content/en/faq.md:3: wrong');
});
