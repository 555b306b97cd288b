import { packageManagerCommands } from './package-managers';

const saidBy = (script: string) =>
  Object.fromEntries(packageManagerCommands(script).map(({ manager, commands }) => [manager, commands]));

it.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install -D a', 'yarn add -D a', 'pnpm add -D a', 'bun add -d a'],
  ['npm install -g a', 'yarn global add a', 'pnpm add -g a', 'bun add -g a'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm run dev -- --port 1', 'yarn dev --port 1', 'pnpm dev --port 1', 'bun run dev --port 1'],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npm exec -- a', 'yarn exec a', 'pnpm exec a', 'bunx a'],
  [
    'npm pkg set type=module',
    'yarn pkg set type=module',
    'pnpm pkg set type=module',
    'npm pkg set type=module',
  ],
  ['npx nx g', 'yarn dlx nx g', 'pnpm dlx nx g', 'bunx nx g'],
  ['cd app', 'cd app', 'cd app', 'cd app'],
  [
    'cd app && npm install && npm run dev',
    'cd app && yarn install && yarn dev',
    'cd app && pnpm install && pnpm dev',
    'cd app && bun install && bun run dev',
  ],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(saidBy(npm)).toEqual({ npm, yarn, pnpm, bun });
});
