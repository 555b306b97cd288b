import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSymbolIndex } from './symbol-index';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'symbols-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (entries: object[]) => {
  const file = path.join(folder, 'symbols.json');
  fs.writeFileSync(file, JSON.stringify(entries));
  return file;
};
const entry = (name: string, kind = 'class', directory = 'classes') => ({
  package: 'mail',
  kind,
  name,
  slug: `/api/mail/src/${directory}/${name}/`,
});

it('finds symbols and packages', () => {
  const index = readSymbolIndex(write([entry('Mailer')]));
  expect(index.find('mail/Mailer')).toEqual({ slug: '/api/mail/src/classes/Mailer/', kind: 'class' });
  expect(index.find('mail')).toEqual({ slug: '/api/mail/src/', kind: 'package' });
  expect(index.find('mail/Gone')).toBeUndefined();
  expect([...index.names()]).toEqual(['mail', 'mail/Mailer']);
});

it.each(['constructor', 'toString', '__proto__'])(
  'a symbol may be called %s, and none is there by itself',
  (name) => {
    expect(readSymbolIndex(write([])).find(name)).toBeUndefined();
    expect(readSymbolIndex(write([entry(name)])).find(`mail/${name}`)?.slug).toBe(
      `/api/mail/src/classes/${name}/`,
    );
  },
);

it('of a name that is two things the first is found', () => {
  const index = readSymbolIndex(
    write([entry('Kind', 'type-alias', 'type-aliases'), entry('Kind', 'variable', 'variables')]),
  );
  expect(index.find('mail/Kind')?.kind).toBe('type-alias');
});

it('locates symbols, their members and packages', () => {
  const index = readSymbolIndex(write([{ ...entry('Mailer'), members: { send: 'send' } }]));
  const page = '/api/mail/src/classes/Mailer/';
  expect(index.locate('mail/classes/Mailer')).toEqual({ slug: page, anchor: null });
  expect(index.locate('mail/classes/Mailer#send')).toEqual({ slug: page, anchor: 'send' });
  expect(index.locate('mail/classes/Mailer#inherited')).toEqual({ slug: page, anchor: null });
  expect(index.locate('mail/classes/Mailer#constructor')).toEqual({ slug: page, anchor: null });
  expect(index.locate('mail')).toEqual({ slug: '/api/mail/src/', anchor: null });
  expect(index.locate('mail/classes/Gone')).toBeNull();
});

it('an absent file is an index without symbols', () => {
  expect([...readSymbolIndex(path.join(folder, 'gone.json')).names()]).toEqual([]);
});

it('its version changes when a symbol moves', () => {
  const before = readSymbolIndex(write([entry('Mailer')])).version;
  expect(readSymbolIndex(write([entry('Mailer', 'interface', 'interfaces')])).version).not.toBe(before);
});
