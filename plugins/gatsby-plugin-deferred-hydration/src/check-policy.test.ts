import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPolicyCheck, hashSource } from './check-policy';
import { findSecret } from '../../gatsby-plugin-outputs/src/hosts/check-secrets';

function check(html: string) {
  const policy = createPolicyCheck({ scripts: new Set(['boot()']), styles: new Set(['a{}']) });
  policy.check('public/faq/index.html', html);
  return policy;
}

describe('checking a page', () => {
  it('adds known scripts and styles to the policy', () => {
    const { hashes, problems } = check('<style>a{}</style><script>boot()</script>');
    expect(problems).toEqual([]);
    expect(hashes()).toEqual({ scriptHashes: [hashSource('boot()')], styleHashes: [hashSource('a{}')] });
  });

  it('adds the result of an earlier check', () => {
    const policy = createPolicyCheck({ scripts: new Set(['boot()']), styles: new Set(['a{}']) });
    const found = policy.check('public/faq/index.html', '<style>a{}</style><script>boot()</script>');
    const later = createPolicyCheck({ scripts: new Set(), styles: new Set() });
    later.addEarlier(found);
    expect(later.hashes()).toEqual(policy.hashes());
  });

  it.each([
    ['<script>unknown()</script>', 'an inline script that is not in src/app/inline: unknown()'],
    ['<script>boot() </script>', 'an inline script'],
    ['<style>b{}</style>', 'an inline style sheet'],
    ['<p onclick="x()">', '<p onclick="x()"> is not allowed'],
  ])('reports %s with the page and does not allow it', (html, message) => {
    const { problems, hashes } = check(html);
    expect(problems).toEqual([expect.stringContaining(`public/faq/index.html: ${message}`)]);
    expect(hashes()).toEqual({ scriptHashes: [], styleHashes: [] });
  });

  it('hashes texts as browsers do', () => {
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('secrets', () => {
  it('are found in all published text files', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'));
    fs.mkdirSync(path.join(folder, 'a'));
    fs.writeFileSync(path.join(folder, 'a/page-data.json'), '{"key":"s3cret"}');
    fs.writeFileSync(path.join(folder, 'app.js'), 'nothing');
    expect(findSecret(folder, 's3cret')).toEqual(['a/page-data.json']);
    fs.rmSync(folder, { recursive: true });
  });
});
