/**
 * Checks a build against its size budgets: `npm run check -- budgets [folder]`. Prints each
 * exceeded budget and exits with 1.
 */
import path from 'node:path';
import { compareBudgets } from './budgets/compare-budgets';
import { measureBuild } from './budgets/measure-build';

const directory = path.resolve(process.argv[2] ?? 'public');
const weight = measureBuild(directory);
const lines = compareBudgets(weight);
for (const { name, value, budget, kept } of lines) {
  console.log(`${kept ? '✓' : '✗'} ${name}: ${value.toLocaleString('en')} of ${budget.toLocaleString('en')}`);
}
console.log(`Heaviest guide ${weight.pages.guide.path}, reference page ${weight.pages.reference.path}`);
const broken = lines.filter(({ kept }) => !kept);
if (broken.length > 0) {
  console.error(
    `${broken.length} of ${lines.length} budgets are exceeded: ${broken.map(({ name, value, budget }) => `${name} (${value - budget} too many)`).join(', ')}. Take weight off, or raise the budget in tools/check/budgets/compare-budgets.ts and say why.`,
  );
  process.exitCode = 1;
}
