import { copyableText } from './copyable-text';

it.each([
  ['copies code unchanged', 'ts', 'const a = 1;\n\nconst b = 2;\n', 'const a = 1;\n\nconst b = 2;'],
  ['removes a dollar prompt', 'bash', '$ npm start', 'npm start'],
  ['removes an angle bracket prompt', 'bash', '> npm start', 'npm start'],
  ['removes output between commands', 'bash', '$ node -v\nv20\n$ npm -v', 'node -v\nnpm -v'],
  ['keeps a command continued with a backslash', 'bash', '$ a \\\n  --b\nout', 'a \\\n  --b'],
  ['copies a script without prompts unchanged', 'bash', 'a > b\nc', 'a > b\nc'],
  ['keeps dollars in other languages', 'php', '$ a', '$ a'],
  ['copies the new lines of a diff in a language', 'diff-ts', ' a\n-b\n+c', 'a\nc'],
  ['copies a plain diff unchanged', 'diff', '-a\n+b', '-a\n+b'],
  [
    'keeps the lines of a heredoc',
    'bash',
    "$ cat > .env <<'EOF'\nPORT=1\n\n> quoted\nEOF\n$ ls\n.env",
    "cat > .env <<'EOF'\nPORT=1\n\n> quoted\nEOF\nls",
  ],
  [
    'removes the prompts of a heredoc typed in a shell',
    'bash',
    '$ cat <<-END > a\n> PORT=1\n> END\n$ ls',
    'cat <<-END > a\nPORT=1\nEND\nls',
  ],
  ['does not take a bit shift for a heredoc', 'bash', '$ echo $((1 << 2))\n4', 'echo $((1 << 2))'],
  [
    'removes the lines that npm prints before a script runs',
    'bash',
    '$ npm run build\n\n> my-app@1.0.0 build\n> tsc -p .\n\ndone',
    'npm run build',
  ],
  [
    'keeps comments, even before the first command',
    'bash',
    '# Install first\n$ npm install\n# Then build\n$ npm run build',
    '# Install first\nnpm install\n# Then build\nnpm run build',
  ],
  [
    'keeps a quoted text of several lines',
    'bash',
    '$ git commit -m "first line\nit\'s the \\"second\\" line"\n[main 1a2b]',
    'git commit -m "first line\nit\'s the \\"second\\" line"',
  ],
  [
    'keeps a loop typed in a shell',
    'bash',
    '$ for f in *; do\n>   echo $f\n> done\na',
    'for f in *; do\n  echo $f\ndone',
  ],
])('%s', (_claim, language, code, expected) => {
  expect(copyableText(code, language)).toBe(expected);
});
