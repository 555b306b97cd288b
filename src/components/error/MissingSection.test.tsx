import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorTexts } from '../../i18n/error-texts';
import { renderIn, testLocales } from '../../i18n/messages.fixture';
import { MissingSection } from './MissingSection';
import { ProblemOverlay } from './ProblemOverlay';

describe.each(testLocales)('a missing section, in %s', (language) => {
  const text = errorTexts(language);

  it('is told politely with links to similar ones, in the language of the content', async () => {
    const onClose = jest.fn();
    renderIn(
      language,
      <MissingSection
        id="<b>x</b>"
        nearest={[{ id: 'install', title: 'Install' }]}
        contentLang="en"
        text={text}
        onClose={onClose}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(text('section.missing', { id: '<b>x</b>' }));
    expect(screen.getByRole('link', { name: 'Install' })).toHaveAttribute('href', '#install');
    expect(screen.getByRole('list')).toHaveAttribute('lang', 'en');
    await userEvent.click(screen.getByRole('button', { name: text('load.close') }));
    expect(onClose).toHaveBeenCalled();
  });

  it('without similar ones offers none', () => {
    renderIn(
      language,
      <MissingSection id="x" nearest={[]} contentLang={undefined} text={text} onClose={jest.fn()} />,
    );
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it.each(testLocales)('problems of the content are listed over the page (%s)', (language) => {
  const text = errorTexts(language);
  renderIn(language, <ProblemOverlay problems={['content/en/faq.md:3: wrong']} text={text} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text('problems.title'));
  expect(screen.getByRole('listitem')).toHaveTextContent('content/en/faq.md:3: wrong');
});
