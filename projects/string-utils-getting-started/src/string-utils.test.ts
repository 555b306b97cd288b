import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildInviteLink, readTeamId } from './invite-link';
import { sentence, tableTitle } from './table-title';

test('turns a technical name into a title', () => {
  assert.equal(tableTitle('user_role'), 'User Role');
  assert.equal(sentence('done'), 'Done.');
});

test('restores a team ID from its URL', () => {
  const link = new URL(buildInviteLink('https://example.com', 'команда-7'));

  assert.equal(readTeamId(link.searchParams.get('state') ?? undefined), 'команда-7');
  assert.equal(readTeamId('damaged'), undefined);
});
