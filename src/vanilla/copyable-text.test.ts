import { copyableText } from './copyable-text';

it.each([
  ['code stays as it is', 'ts', 'const a = 1;\n\nconst b = 2;\n', 'const a = 1;\n\nconst b = 2;'],
  ['a prompt is left out', 'bash', '$ npm start', 'npm start'],
  ['an angle prompt is left out', 'bash', '> npm start', 'npm start'],
  ['output between commands is left out', 'bash', '$ node -v\nv20\n$ npm -v', 'node -v\nnpm -v'],
  ['a continued command stays whole', 'bash', '$ a \\\n  --b\nout', 'a \\\n  --b'],
  ['a script without prompts stays whole', 'bash', 'a > b\nc', 'a > b\nc'],
  ['a dollar in other code is no prompt', 'php', '$ a', '$ a'],
  ['a diff of a language gives its new side', 'diff-ts', ' a\n-b\n+c', 'a\nc'],
  ['a patch stays a patch', 'diff', '-a\n+b', '-a\n+b'],
])('%s', (_claim, language, code, expected) => {
  expect(copyableText(code, language)).toBe(expected);
});
