import { matchSignatures } from '../type-search/match-signatures';
import { parseTypeQuery, type TypeQuery } from '../type-search/parse-type-query';
import { buildTypeIndex, loadTypeIndex } from '../type-search/type-index';
import { goldenTypeQueries } from './golden-type-queries';
import { readSiteDocs } from './site-corpus';

const TOP = 3;

describe('golden queries by type', () => {
  const index = loadTypeIndex(buildTypeIndex(readSiteDocs('en')));

  it('are at least thirty', () => {
    expect(goldenTypeQueries.length).toBeGreaterThanOrEqual(30);
  });

  it.each(goldenTypeQueries)('$query finds $expect', ({ query, expect: wanted }) => {
    const matches = matchSignatures(parseTypeQuery(query) as TypeQuery, index, TOP);
    const names = matches.map(({ signature: { parent, name } }) => (parent ? `${parent}.${name}` : name));
    expect(names.filter((name) => wanted.includes(name))).not.toEqual([]);
  });
});
