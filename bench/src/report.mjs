import fs from 'node:fs';
import path from 'node:path';
import { fixed, kb, table } from './markdown-table.mjs';
import { linePlot } from './plot.mjs';
import { BENCH } from './places.mjs';
import { hitsTable, searchTable } from './search/search-tables.mjs';

const README = path.join(BENCH, 'README.md');
const BEGIN = '<!-- figures: begin, written by npm run bench -->';
const END = '<!-- figures: end -->';

/** Prints the tables, inserts them into README.md, and draws the growth plot. */
export function writeReport(results) {
  const tables = [
    buildTable(results),
    growthTable(results),
    weightTable(results),
    partsTable(results),
    navigationTable(results),
    lighthouseTable(results),
    searchTable(results),
    hitsTable(results),
  ]
    .filter(Boolean)
    .join('\n\n');
  console.log(`\n${tables}\n`);
  const readme = fs.readFileSync(README, 'utf8');
  const start = readme.indexOf(BEGIN) + BEGIN.length;
  fs.writeFileSync(
    README,
    `${readme.slice(0, start)}\n\n${machineLine(results)}\n\n${tables}\n\n${readme.slice(readme.indexOf(END))}`,
  );
  const series = Object.entries(results.growth).map(([key, sizes]) => ({
    name: results.sites[key]?.name ?? key,
    points: measured(sizes).map(([size, { cpu }]) => [Number(size), cpu]),
  }));
  if (series.some(({ points }) => points.length > 1)) {
    fs.writeFileSync(
      path.join(BENCH, 'growth.svg'),
      linePlot({
        title: 'CPU of a cold build',
        yLabel: 'seconds of CPU',
        xLabel: 'pages for each of two locales',
        series,
      }),
    );
  }
}

function machineLine({ machine, pages }) {
  return machine
    ? `${pages} pages in each of two languages, unless a table says otherwise. Measured on ${machine.cpus} cores (${machine.model}), ${machine.memoryGb} GB, Node ${machine.node}.`
    : '';
}

function buildTable({ sites }) {
  const rows = Object.values(sites).filter(({ cold }) => cold);
  if (rows.length === 0) return '';
  const base = sites.docusaurus?.cold?.cpu;
  return table(
    [
      'Build',
      'cold, CPU s',
      'to Docusaurus',
      'one file changed, CPU s',
      'to its own cold',
      'peak memory, MB',
    ],
    rows.map(({ name, cold, warm }) => [
      name,
      fixed(cold.cpu),
      base ? fixed(cold.cpu / base, 2) : '–',
      fixed(warm?.cpu),
      warm ? fixed(warm.cpu / cold.cpu, 2) : '–',
      cold.peakMb,
    ]),
  );
}

function growthTable({ growth, sites }) {
  const sizes = [...new Set(Object.values(growth).flatMap(Object.keys))].map(Number).sort((a, b) => a - b);
  if (sizes.length < 2) return '';
  return table(
    ['Growth', ...sizes.map((size) => `${size}: CPU s, MB`), 'ms of CPU for a further page'],
    Object.entries(growth).map(([key, own]) => {
      const done = measured(own);
      const [first, last] = [done[0], done.at(-1)];
      const pages = first && last ? 2 * (Number(last[0]) - Number(first[0])) : 0;
      return [
        sites[key]?.name ?? key,
        ...sizes.map((size) =>
          own[size] ? (own[size].ok ? `${fixed(own[size].cpu)}, ${own[size].peakMb}` : 'failed') : '–',
        ),
        pages > 0 ? fixed((1000 * (last[1].cpu - first[1].cpu)) / pages) : '–',
      ];
    }),
  );
}

function weightTable({ sites }) {
  const rows = Object.values(sites).filter(({ weight }) => weight);
  if (rows.length === 0) return '';
  const triple = (pages, key) => pages.map((page) => kb(page[key])).join(' / ');
  return table(
    [
      'Weight, brotli kB: home / guide / long API',
      'before interaction',
      'of which JS',
      'with the first interaction',
      'requests',
      'navigation, gzip kB: on hover + on the click',
    ],
    rows.map(({ name, weight: { pages, navigation } }) => [
      name,
      triple(pages, 'before'),
      triple(pages, 'js'),
      triple(pages, 'total'),
      pages.map(({ requests }) => requests).join(' / '),
      `${kb(navigation.hover)} + ${kb(navigation.cold)}${navigation.sameDocument ? '' : ' (full load)'}`,
    ]),
  );
}

function partsTable({ sites }) {
  const pages = sites['this-site']?.parts;
  if (!pages) return '';
  const names = Object.keys(pages);
  const parts = Object.keys(pages[names[0]]);
  return table(
    ['The HTML of this site, brotli kB', ...names],
    parts.map((part) => [part, ...names.map((name) => (pages[name][part].brotli / 1000).toFixed(1))]),
  );
}

function navigationTable({ sites }) {
  const navigation = sites['this-site']?.navigation;
  if (!navigation) return '';
  const rounds = Object.keys(navigation.heapMb);
  return table(
    [
      'Navigation of this site',
      'click to next page, median ms',
      'longest ms',
      ...rounds.map((count) => `heap after ${count}, MB`),
    ],
    [
      [
        '',
        fixed(navigation.ms),
        fixed(navigation.worst),
        ...rounds.map((count) => fixed(navigation.heapMb[count], 1)),
      ],
    ],
  );
}

function lighthouseTable({ sites }) {
  const rows = Object.values(sites).filter(({ lighthouse }) => lighthouse);
  if (rows.length === 0) return '';
  const triple = (pages, key) => pages.map((page) => page[key] ?? '–').join(' / ');
  return table(
    [
      'Lighthouse mobile: home / guide / long API',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'TBT ms',
      'LCP ms',
      'CLS',
    ],
    rows.map(({ name, lighthouse }) => [
      name,
      ...['performance', 'accessibility', 'best-practices', 'seo', 'TBT', 'LCP', 'CLS'].map((key) =>
        triple(lighthouse, key),
      ),
    ]),
  );
}

/** Lists the sizes that were built successfully, smallest first. */
function measured(sizes) {
  return Object.entries(sizes)
    .filter(([, { ok }]) => ok)
    .sort(([a], [b]) => Number(a) - Number(b));
}
