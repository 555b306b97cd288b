import { execSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const line = (request: string, status: number) =>
  `10.0.0.1 - - [27/Nov/2026:23:00:00 +0000] "${request} HTTP/1.1" ${status} 0 "https://x/faq/" "Mozilla/5.0"`;

it('the command in docs/operations.md counts answers in an access log of nginx', () => {
  const answer = '/docs/feedback/?page=%2Ffaq%2F&helpful=no&section=install';
  const log = [
    line('GET /faq/', 200),
    line('GET /feedback/?page=%2F&helpful=yes&section=', 204),
    line(`GET ${answer}`, 204),
    line(`GET ${answer}`, 204),
    line('GET /feedback/?page=%2F&helpful=yes', 404),
    line('GET /feedback/', 204),
  ];
  fs.writeFileSync(path.join(folder, 'access.log'), `${log.join('\n')}\n`);
  const [, command = ''] = /## Count readers' feedback[^]*?```bash\n(.*)\n```/.exec(
    fs.readFileSync('docs/operations.md', 'utf8'),
  ) ?? [''];
  const lines = execSync(command, { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  expect(lines.map((each) => each.trim())).toEqual([
    `2 ${answer}`,
    '1 /feedback/?page=%2F&helpful=yes&section=',
  ]);
});
