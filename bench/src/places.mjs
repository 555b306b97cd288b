import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const BENCH = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The site that is measured. */
export const SITE = path.resolve(BENCH, '..');
/** Everything that is installed, generated and built: never in git. */
export const WORK = path.join(BENCH, 'work');
/** The programs that make the corpus and measure built sites. */
export const TOOLS = path.resolve(process.env.BENCH_TOOLS ?? path.join(SITE, '../shared/bench'));
export const LOCALES = ['en', 'uk'];
