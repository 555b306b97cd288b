import { screen } from '@testing-library/react';
import { commonTexts } from '../../locales/common';
import { translator } from '../../locales/translate';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { ProblemOverlay } from './ProblemOverlay';

it.each(testLocales)('lists content problems (%s)', (language) => {
  const text = translator(language, commonTexts);
  renderIn(language, <ProblemOverlay problems={['content/en/faq.md:3: wrong']} text={text} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text('problems.title'));
  expect(screen.getByRole('listitem')).toHaveTextContent('content/en/faq.md:3: wrong');
});
