import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { Feedback } from './Feedback';

it.each(testLocales)(
  'in %s, sends the page, the section, and the answer to the host',
  async (language, texts) => {
    let sent = '';
    const { container } = renderIn(
      language,
      <Feedback page="/uk/faq/" headings={[{ id: 'install', title: 'Install' }]} />,
    );
    const form = container.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(form, (event as SubmitEvent).submitter);
      sent = new URLSearchParams([...data] as [string, string][]).toString();
    });
    expect(form).toHaveAttribute('action', '/feedback/');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Install');
    await userEvent.click(screen.getByRole('button', { name: texts['feedback.no'] }));
    expect(sent).toContain('page=%2Fuk%2Ffaq%2F');
    expect(sent).toContain('section=install');
    expect(sent).toContain('helpful=no');
    expect(container.querySelector('a, script, img')).toBeNull();
  },
);

it('asks for no section on a page without any', () => {
  renderIn('en', <Feedback page="/" headings={[]} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
