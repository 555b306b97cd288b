import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFindErrorSource } from './find-error-source';
import { findLine } from './find-line';

it('finds the explanation that a generated page has a link from, and the line of a redirect', () => {
  const content = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.mkdirSync(path.join(content, 'en/errors'), { recursive: true });
  const file = path.join(content, 'en/errors/mail.yml');
  fs.writeFileSync(file, '- message: A\n  fix: >-\n    Use [b](../libraries/mail/usage.md#b).\n');
  const find = createFindErrorSource(content);
  const on = (sourcePath: string) => ({ sourcePath, locale: 'en' });
  for (const written of ['../libraries/mail/usage.md#b', '../../../libraries/mail/usage.md#b'])
    expect(find(on('typedoc-out/en/errors.md'), written)).toEqual({ file, line: 3 });
  expect(find(on('typedoc-out/en/errors.md'), '../libraries/mail/usage.md')).toBeNull();
  expect(find(on('content/en/faq.md'), '../libraries/mail/usage.md#b')).toBeNull();
  fs.writeFileSync(file, '---\nredirects: ["/old/page/", /old/]\n');
  expect([findLine(file, '/old/'), findLine(file, '/page/'), findLine('gone', '')]).toEqual([
    2,
    undefined,
    undefined,
  ]);
  fs.rmSync(content, { recursive: true });
});
