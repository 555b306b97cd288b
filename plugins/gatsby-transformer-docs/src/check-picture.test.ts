import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPicture } from './check-picture';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const folder = path.join(root, 'content');
fs.mkdirSync(folder);
afterAll(() => fs.rmSync(root, { recursive: true }));

const write = (name: string, content: string) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
};

it.each([
  '<script>alert(1)</script>',
  '<svg:script href="/a.js"/>',
  '<SCRIPT/>',
  '<g onload="alert(1)"/>',
  '<g/onclick=alert(1) />',
  '<foreignObject><p/></foreignObject>',
  '<a href="javascript:alert(1)">x</a>',
  '<a xlink:href=" JavaScript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a><set attributeName="href" to="x"/></a>',
  '<image href="data:image/svg+xml,x"/>',
])('refuses an SVG file with %s', (content) => {
  expect(checkPicture(write('a.svg', `<svg>${content}</svg>`), folder)).toContain('could run code');
});

it.each([
  '<text>on the moon = one, script, description</text><path d="M0 0"/>',
  '<style>@media (prefers-color-scheme: dark) { path { fill: red } }</style>',
  '<a href="https://docs.example/">x</a><title>JavaScript</title>',
])('accepts an SVG file with %s', (content) => {
  expect(
    checkPicture(write('b.svg', `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`), folder),
  ).toBeNull();
});

it('refuses hidden files, and files outside of the content folder, also through links', () => {
  const outside = path.join(root, 'secret.png');
  fs.writeFileSync(outside, '');
  fs.mkdirSync(path.join(root, 'content-2'));
  fs.writeFileSync(path.join(root, 'content-2', 'a.png'), '');
  fs.symlinkSync(outside, path.join(folder, 'link.png'));
  for (const file of [outside, path.join(folder, '../content-2/a.png'), path.join(folder, 'link.png')])
    expect(checkPicture(file, folder)).toContain('outside of the content folder');
  expect(checkPicture(write('.c.png', ''), folder)).toContain('a hidden file');
  expect(checkPicture(write('c.png', ''), folder)).toBeNull();
  expect(checkPicture(path.join(folder, 'missing.png'), folder)).toBeNull();
});
