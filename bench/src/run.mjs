import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { samplePages } from './corpus.mjs';
import { measureLighthouse, measureWeight, measuringPrograms } from './measure-built.mjs';
import { measureCommand } from './measure-command.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { pageParts } from './page-parts.mjs';
import { BENCH, WORK } from './places.mjs';
import { writeReport } from './report.mjs';
import { measureSearch } from './search/measure-search.mjs';
import { docusaurus, starlight, vitepress } from './sites/peers.mjs';
import { thisSite } from './sites/this-site.mjs';

const HELP = `npm run bench -- [options]
  --sites a,b      this-site, docusaurus, starlight, vitepress (all)
  --pages N        pages for each locale of the main comparison (300)
  --growth N,N     further sizes, built only (1000,3000); "none" for none
  --parts a,b      build, weight, navigation, lighthouse, search (all)
  --limit S        seconds after which a build is given up (1800)
Figures that are not measured anew are kept from results.json.`;

const SITES = { 'this-site': thisSite, docusaurus, starlight, vitepress };
const RESULTS = path.join(BENCH, 'results.json');

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const results = fs.existsSync(RESULTS)
  ? JSON.parse(fs.readFileSync(RESULTS, 'utf8'))
  : { sites: {}, growth: {} };
if (!process.argv.includes('--report-only')) await bench();
writeReport(results);

async function bench() {
  const sites = option('sites', Object.keys(SITES).join(',')).split(',');
  const main = Number(option('pages', '300'));
  results.pages = main;
  const further = option('growth', '1000,3000')
    .split(',')
    .filter((size) => size !== 'none')
    .map(Number);
  const parts = option('parts', 'build,weight,navigation,lighthouse,search').split(',');
  const limitSeconds = Number(option('limit', '1800'));
  const programs = parts.some((part) => part !== 'build') ? measuringPrograms() : null;
  for (const size of [main, ...further]) {
    for (const key of sites) {
      const site = SITES[key];
      if (!site) throw new Error(`Unknown site "${key}". Available sites: ${Object.keys(SITES).join(', ')}.`);
      const isMain = size === main;
      const entry = (results.sites[key] ??= { name: site.name });
      let built = null;
      if (parts.includes('build')) {
        built = site.prepare(size);
        const cold = await build(key, size, built, 'cold', limitSeconds);
        (results.growth[key] ??= {})[size] = { cpu: cold.cpu, peakMb: cold.peakMb, ok: cold.ok };
        if (isMain && cold.ok) {
          edit(built);
          Object.assign(entry, {
            cold,
            warm: await build(key, size, built, 'one file changed', limitSeconds),
          });
        }
        fs.writeFileSync(
          path.join(WORK, `built-${key}-${size}.json`),
          JSON.stringify({ output: built.output }),
        );
        save();
        if (!cold.ok) continue;
      }
      if (!isMain || !programs) continue;
      const { run, root } = programs;
      const target = reuse(key, size, site);
      const corpus = path.join(WORK, `corpus-plain-${size}`);
      const samples = samplePages(corpus);
      const measures = {
        weight: () => measureWeight(run, site, target, samples),
        ...(site === thisSite && {
          parts: () => partsOf(target, samples),
          navigation: () => measureNavigation(root, target, samples.guide),
        }),
        lighthouse: () => measureLighthouse(run, site, target, samples),
        search: () => measureSearch(root, key, target, { corpus, start: samples.guide }),
      };
      for (const [name, measure] of Object.entries(measures)) {
        if (!parts.includes(name === 'parts' ? 'weight' : name)) continue;
        entry[name] = await attempt(`${key}, ${name}`, measure);
        save();
      }
    }
  }
}

/**
 * Runs a measurement. If it fails, logs the error and continues with the others, but sets the exit
 * code to 1.
 */
async function attempt(what, measure) {
  const started = Date.now();
  try {
    const result = await measure();
    console.log(`${what}: ${Math.round((Date.now() - started) / 1000)} s`);
    return result;
  } catch (error) {
    console.log(`${what}: failed. ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
    return undefined;
  }
}

async function build(key, size, built, what, limitSeconds) {
  const log = path.join(WORK, `${key}-${size}-${what.replaceAll(' ', '-')}.log`);
  const result = await measureCommand(built.command, { cwd: built.root, env: built.env, log, limitSeconds });
  console.log(`${key}, ${size} pages for each locale, ${what}: ${JSON.stringify(result)}`);
  if (!result.ok) console.log(`  failed, see ${path.relative(process.cwd(), log)}`);
  return result;
}

/** Reads where an earlier build is. */
function reuse(key, size, site) {
  const { output } = JSON.parse(fs.readFileSync(path.join(WORK, `built-${key}-${size}.json`), 'utf8'));
  return { output, pathOf: site.pathOf };
}

/** Measures the sample pages by part. */
function partsOf({ output, pathOf }, { home, guide, longApi }) {
  const files = { home, guide, 'long API': longApi };
  return Object.fromEntries(
    Object.entries(files).map(([name, page]) => [
      name,
      pageParts(path.join(output, pathOf(page), 'index.html')),
    ]),
  );
}

/** Adds a sentence to one guide. */
function edit({ edited }) {
  const [file] = fs.readdirSync(edited).filter((name) => name.endsWith('.md'));
  fs.appendFileSync(path.join(edited, file), '\nOne more sentence.\n');
}

function save() {
  results.machine = {
    cpus: os.cpus().length,
    model: os.cpus()[0]?.model ?? '',
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
  };
  fs.writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
}
