import { kb, table } from '../markdown-table.mjs';

const measured = (sites) => Object.values(sites).filter(({ search }) => search?.bytes);

/** Formats how many bytes and how much time each search needs. */
export function searchTable({ sites }) {
  const rows = measured(sites);
  if (rows.length === 0) return '';
  const locales = Object.keys(rows[0].search.bytes);
  const each = ({ bytes }, amount) => locales.map((locale) => kb(amount(bytes[locale]))).join(' / ');
  return table(
    [
      `Search, brotli kB: ${locales.join(' / ')}`,
      'fetched by the first movement before',
      'on opening',
      'for the first query, on top',
      'together',
      'ms from the query to a result',
      'from opening',
      'from opening, slow 4G',
      'gzip kB come by then',
      'queries that find their page',
    ],
    rows.map(({ name, search }) => [
      name,
      each(search, ({ moved }) => moved.brotli),
      each(search, ({ open }) => open.brotli),
      each(search, ({ first }) => first.brotli),
      each(search, ({ open, first }) => open.brotli + first.brotli),
      search.ms.ready,
      search.ms.opening,
      search.ms.slowOpening,
      kb(search.ms.slowBytes),
      locales.map((locale) => found(search.hits[locale])).join(' / '),
    ]),
  );
}

/** Formats the expected page's rank for each query and site. */
export function hitsTable({ sites }) {
  const rows = measured(sites);
  if (rows.length === 0) return '';
  const queries = Object.entries(rows[0].search.hits).flatMap(([locale, hits]) =>
    hits.map((hit, index) => ({ locale, index, ...hit })),
  );
  return table(
    ['Place of the right page', 'what it is', ...rows.map(({ name }) => name)],
    queries.map(({ locale, index, text, kind, expected }) => [
      `\`${text}\``,
      `${kind}, ${locale}`,
      ...rows.map(({ search }) =>
        expected.length === 0 ? 'no such page' : place(search.hits[locale][index]),
      ),
    ]),
  );
}

/** Distinguishes between no results and wrong results. */
function place({ rank, top }) {
  if (rank > 0) return String(rank);
  return top.length === 0 ? 'nothing found' : 'others';
}

function found(hits) {
  const asked = hits.filter(({ expected }) => expected.length > 0);
  return `${asked.filter(({ rank }) => rank > 0).length} of ${asked.length}`;
}
