import { compileGuide } from '../compile.fixture';
import { findUnconvertible, packageManagerCommands } from './package-managers';

const commandsOf = (script: string) =>
  Object.fromEntries(packageManagerCommands(script).map(({ manager, commands }) => [manager, commands]));

it.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install -D a', 'yarn add --dev a', 'pnpm add -D a', 'bun add --dev a'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm run dev -- --port 1', 'yarn dev --port 1', 'pnpm run dev --port 1', 'bun run dev --port 1'],
  ['npm run dev -- --port=1', 'yarn dev --port=1', 'pnpm run dev --port=1', 'bun run dev --port=1'],
  ['PORT=1 npm run dev', 'PORT=1 yarn dev', 'PORT=1 pnpm run dev', 'PORT=1 bun run dev'],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npm exec -- a', 'yarn a', 'pnpm exec a', 'bunx a'],
  [
    'npm pkg set type=module',
    'npm pkg set type=module',
    'npm pkg set type=module',
    'npm pkg set type=module',
  ],
  ['npm init vite@latest app', 'yarn create vite app', 'pnpm create vite app', 'bunx create-vite app'],
  ['npx nx g', 'yarn dlx nx g', 'pnpm dlx nx g', 'bun x nx g'],
  ['cd app', 'cd app', 'cd app', 'cd app'],
  ['cd npm-app # with npm', 'cd npm-app # with npm', 'cd npm-app # with npm', 'cd npm-app # with npm'],
  ['# npm i', '# npm i', '# npm i', '# npm i'],
  ['npm i # all', 'yarn install # all', 'pnpm i # all', 'bun install # all'],
  [
    'cd app && npm install && npm run dev',
    'cd app && yarn install && yarn dev',
    'cd app && pnpm install && pnpm run dev',
    'cd app && bun install && bun run dev',
  ],
  [
    '  npm i a \\\n    b\n\nnpm test | tee npm.log',
    '  yarn add a \\\n    b\n\nyarn test | tee npm.log',
    '  pnpm add a \\\n    b\n\npnpm test | tee npm.log',
    '  bun add a \\\n    b\n\nbun run test | tee npm.log',
  ],
])('converts %j', (npm, yarn, pnpm, bun) => {
  expect(commandsOf(npm)).toEqual({ npm, yarn, pnpm, bun });
});

it.each([
  'npm ci --omit=dev',
  'npm install --prefix app',
  'npm install --legacy-peer-deps',
  'npm install -D',
  'npm install -g a',
  'npm uninstall -D a',
  'npm run build --workspace app',
  'npm init -y',
  'npm update',
  'npx --yes a',
])('keeps "%s" and reports it, because package managers have no common equivalent', async (command) => {
  const tabs = new Set(Object.values(commandsOf(command)));
  expect([...tabs]).toEqual([command]);
  const { problems } = await compileGuide(`\`\`\`npm\nnpm install\ncd app && ${command}\n\`\`\``);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^7: "${command}" has no equivalent in Yarn`))]);
});

it.each([
  'npm ci',
  'npm pkg set a=b',
  'npm init vite@latest app -- --template vue',
  'npx nx g app --dry-run',
])('reports no problem for "%s"', async (command) => {
  const { problems } = await compileGuide(`\`\`\`npm\n${command}\n\`\`\``);
  expect(problems).toEqual([]);
});

it.each([
  ['npm i x; npm run y', 'yarn add x; yarn y'],
  ['npm start & npm test', 'yarn start & yarn test'],
  ['A=1 B="x y" npm start', 'A=1 B="x y" yarn start'],
  ['$ npm i x', '$ yarn add x'],
  ['npm i x 2>&1 | tee log', 'yarn add x 2>&1 | tee log'],
  ['npm i \\\n  -D x', 'yarn add \\\n  --dev x'],
  // Yarn has a command of this name.
  ['npm run up', 'yarn run up'],
  ['npm run up -- -d', 'yarn run up -d'],
])('converts %j for Yarn', (script, yarn) => {
  expect(findUnconvertible(script)).toEqual([]);
  expect(packageManagerCommands(script)[1]?.commands).toBe(yarn);
});

it.each([
  ['npm ci\nsudo npm i x', 'sudo npm i x', 1],
  ['npx cross-env A=1 npm start', 'npx cross-env A=1 npm start', 0],
  ['echo $(npm bin)', 'npm bin', 0],
  ['npm i \\\n  x \\\n  --force', '--force', 0],
  ['npm exec', 'npm exec', 0],
  ['npm init @softkit', 'npm init @softkit', 0],
])('reports a command in %j', (script, command, line) => {
  expect(findUnconvertible(script)).toEqual([{ command: expect.stringContaining(command), line }]);
});

it.each(['# npm ci', 'node a.js # then npm ci', 'npm-check-updates -u', 'node npm.js'])(
  'leaves %j alone',
  (script) => {
    expect(findUnconvertible(script)).toEqual([]);
    expect(packageManagerCommands(script)[1]?.commands).toBe(script);
  },
);
