import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../../../../src/model/text/problem';
import type { ErrorIndex } from '../../../../../src/model/reference/toolkit-error';
import { readExplanations } from './read-explanations';

const listed = (message: string) => ({
  message,
  thrown: null,
  status: null,
  log: null,
  places: [],
  guides: [],
});
const ERRORS: ErrorIndex = {
  auth: [listed('No token'), listed('No role')],
  'clients/mail': [listed('No mail')],
};

const read = (files: Record<string, string>) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'explanations-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, 'errors', file)), { recursive: true });
    fs.writeFileSync(path.join(root, 'errors', file), text);
  }
  const { explanations, problems } = readExplanations(root, path.join(root, 'errors'), ERRORS);
  return { explanations, problems: problems.map(formatProblem) };
};
const entry = (message: string, rest = 'happened: A\n  fix: B') => `- message: ${message}\n  ${rest}\n`;

it('reads the entries of each package', () => {
  const { explanations, problems } = read({
    'auth.yml': entry('No token', 'happened: A\n  causes: [B, C]\n  fix: D'),
    'clients/mail.yml': entry('No mail'),
  });
  expect(problems).toEqual([]);
  expect(explanations['auth']?.['No token']).toEqual({
    message: 'No token',
    happened: 'A',
    causes: ['B', 'C'],
    fix: 'D',
    source: { file: 'errors/auth.yml', line: 1 },
  });
  expect(Object.keys(explanations['clients/mail'] ?? {})).toEqual(['No mail']);
});

it('accepts a language without explanations', () => {
  expect(read({})).toEqual({ explanations: {}, problems: [] });
});

it('reports every problem with its line', () => {
  const { problems } = read({
    'auth.yml': [
      entry('No token'),
      entry('No token'),
      entry('Gone'),
      entry('No role', 'fix: B\n  hint: C'),
    ].join(''),
    'clients/mail.yml': 'message: x\n',
    'jobs.yml': entry('No job'),
  });
  expect(problems).toEqual([
    'errors/auth.yml:4: "No token" is explained twice. Keep one entry.',
    expect.stringMatching(/^errors\/auth\.yml:7: "Gone" is not a message of auth\. Copy it from/),
    expect.stringMatching(/^errors\/auth\.yml:10: this entry has missing or unknown keys\. Expected/),
    expect.stringMatching(/^errors\/clients\/mail\.yml:1: this is not a list\. Expected/),
    expect.stringMatching(/^errors\/jobs\.yml: no package "jobs" has messages\./),
  ]);
  expect(read({ 'auth.yml': '- a: [\n' }).problems[0]).toMatch(/^errors\/auth\.yml:\d+: this is not YAML/);
});
