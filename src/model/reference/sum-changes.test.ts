import type { ReferenceReleaseChange } from '../docs/doc';
import { sumChanges } from './sum-changes';

type Change = ReferenceReleaseChange;

const same = { breaks: null, from: null, to: null, slug: '/api/a/', successor: null };
const changed = (
  name: string,
  from: string | null,
  to: string | null,
  breaks: Change['breaks'] = null,
): Change => ({ ...same, change: 'changed', name, breaks, from, to });
const added = (name: string): Change => ({ ...same, change: 'added', name });
const removed = (name: string): Change => ({ ...same, change: 'removed', name, breaks: 'yes' });
const deprecated = (name: string, change: 'deprecated' | 'undeprecated' = 'deprecated'): Change => ({
  ...same,
  change,
  name,
});

it.each<[string, Change[][], Change[]]>([
  ['what came and went', [[added('a/A')], [removed('a/A')]], []],
  [
    'keeps an addition when the symbol changed later',
    [[added('a/A')], [changed('a/A', '1', '2')]],
    [added('a/A')],
  ],
  [
    'keeps a removal when the symbol changed before',
    [[changed('a/A', '1', '2')], [removed('a/A')]],
    [removed('a/A')],
  ],
  [
    'combines changes of one declaration',
    [[changed('a/A', '1', '2', 'yes')], [changed('a/A', '2', '3')], [changed('a/A', '3', '4', 'maybe')]],
    [changed('a/A', '1', '4', 'yes')],
  ],
  [
    'marks two breaking changes as maybe breaking',
    [[changed('a/A', '()', '(a)', 'yes')], [changed('a/A', '(a)', '(b?)', 'yes')]],
    [changed('a/A', '()', '(b?)', 'maybe')],
  ],
  ['drops a reverted change', [[changed('a/A', '1', '2', 'yes')], [changed('a/A', '2', '1', 'yes')]], []],
  [
    'treats removed and added again as changed',
    [[removed('a/A')], [added('a/A')]],
    [changed('a/A', null, null, 'yes')],
  ],
  [
    'includes members in a new symbol',
    [[added('a/A')], [added('a/A#b'), changed('a/A#c', '1', '2')]],
    [added('a/A')],
  ],
  [
    'includes members in a removed symbol',
    [[changed('a/A#c', '1', '2'), added('a/AB')], [removed('a/A')]],
    [removed('a/A'), added('a/AB')],
  ],
  [
    'keeps a deprecation next to a change',
    [[changed('a/A', '1', '2')], [deprecated('a/A')]],
    [changed('a/A', '1', '2'), deprecated('a/A')],
  ],
  [
    'drops the deprecation of a removed symbol',
    [[changed('a/A#c', '1', '2')], [deprecated('a/A#c')], [removed('a/A#c')]],
    [removed('a/A#c')],
  ],
  [
    'drops everything about a symbol that was added and removed',
    [[added('a/A')], [deprecated('a/A')], [removed('a/A')]],
    [],
  ],
  ['drops a reverted deprecation', [[deprecated('a/A')], [deprecated('a/A', 'undeprecated')]], []],
])('%s', (_, releases, expected) => {
  expect(sumChanges(releases)).toEqual(expected);
});
