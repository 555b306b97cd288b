import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { SignUpDto } from './sign-up.dto';

test('rejects passwords that do not match', async () => {
  const dto = plainToInstance(SignUpDto, {
    email: ' Olena@Example.com ',
    fullName: 'Olena',
    password: 'Kyiv-2025',
    repeatedPassword: 'Lviv-2025',
  });
  const errors = await validate(dto);

  assert.equal(dto.email, 'olena@example.com');
  assert.deepEqual(errors.map(({ property }) => property), ['repeatedPassword']);
});
