import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const BENCH = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** This site's root folder. */
export const SITE = path.resolve(BENCH, '..');
/** Folder for installed, generated, and built files, which git ignores. */
export const WORK = path.join(BENCH, 'work');
/** Folder with the programs that generate the corpus and measure built sites. */
export const TOOLS = path.resolve(process.env.BENCH_TOOLS ?? path.join(SITE, '../shared/bench'));
export const LOCALES = ['en', 'uk'];
