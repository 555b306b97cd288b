import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { block } from './block.fixture';
import { ErrorList } from './ErrorList';

it('has a link to each message, outside what opens it', async () => {
  const content = [
    block('title', { level: 2, id: 'auth', title: 'auth' }),
    block('member', { level: 3, id: 'no-token', title: 'No token', notes: ['HTTP 401'] }),
  ];
  const { container } = renderIn('en', <ErrorList content={content} />);
  const { passes, violations } = await axe.run(container, { runOnly: ['nested-interactive'] });
  expect([passes.length, violations]).toEqual([1, []]);
  expect(screen.getByRole('link', { name: /No token/ })).toHaveAttribute('href', '#no-token');
});
