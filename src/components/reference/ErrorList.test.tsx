import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { ErrorList } from './ErrorList';

const block = (type: CompiledBlock['type'], fields: object) => ({ type, ...fields }) as CompiledBlock;

it('has a link to each message, outside what opens it', async () => {
  const content = [
    block('title', { id: 'auth', title: 'auth' }),
    block('member', { level: 3, id: 'no-token', title: 'No token', notes: ['HTTP 401'], blocks: [] }),
  ];
  const { container } = renderIn('en', <ErrorList content={content} />);
  const { passes, violations } = await axe.run(container, { runOnly: ['nested-interactive'] });
  expect([passes.length, violations]).toEqual([1, []]);
  expect(screen.getByRole('link', { name: /No token/ })).toHaveAttribute('href', '#no-token');
});
