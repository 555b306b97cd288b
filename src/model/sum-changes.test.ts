import type { Change } from './history';
import { sumChanges } from './sum-changes';

const changed = (name: string, from: string, to: string, breaks?: 'yes' | 'maybe'): Change => ({
  change: 'changed',
  name,
  ...(breaks && { breaks }),
  from,
  to,
});
const added = (name: string): Change => ({ change: 'added', name });
const removed = (name: string): Change => ({ change: 'removed', name, breaks: 'yes' });

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
    [changed('a/A', '', '', 'yes')],
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
    [[changed('a/A', '1', '2')], [{ change: 'deprecated', name: 'a/A' }]],
    [changed('a/A', '1', '2'), { change: 'deprecated', name: 'a/A' }],
  ],
  [
    'drops the deprecation of a removed symbol',
    [[changed('a/A#c', '1', '2')], [{ change: 'deprecated', name: 'a/A#c' }], [removed('a/A#c')]],
    [removed('a/A#c')],
  ],
  [
    'drops everything about a symbol that was added and removed',
    [[added('a/A')], [{ change: 'deprecated', name: 'a/A' }], [removed('a/A')]],
    [],
  ],
  [
    'drops a reverted deprecation',
    [[{ change: 'deprecated', name: 'a/A' }], [{ change: 'undeprecated', name: 'a/A' }]],
    [],
  ],
])('%s', (_, releases, expected) => {
  expect(sumChanges(releases)).toEqual(expected);
});
