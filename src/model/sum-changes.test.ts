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
  ['what came and changed', [[added('a/A')], [changed('a/A', '1', '2')]], [added('a/A')]],
  ['what changed and went', [[changed('a/A', '1', '2')], [removed('a/A')]], [removed('a/A')]],
  [
    'changes of one declaration',
    [[changed('a/A', '1', '2', 'yes')], [changed('a/A', '2', '3')], [changed('a/A', '3', '4', 'maybe')]],
    [changed('a/A', '1', '4', 'yes')],
  ],
  [
    'changes of which the second may undo what the first broke',
    [[changed('a/A', '()', '(a)', 'yes')], [changed('a/A', '(a)', '(b?)', 'yes')]],
    [changed('a/A', '()', '(b?)', 'maybe')],
  ],
  [
    'a change that was taken back',
    [[changed('a/A', '1', '2', 'yes')], [changed('a/A', '2', '1', 'yes')]],
    [],
  ],
  ['what went and came back', [[removed('a/A')], [added('a/A')]], [changed('a/A', '', '', 'yes')]],
  ['members of what is new', [[added('a/A')], [added('a/A#b'), changed('a/A#c', '1', '2')]], [added('a/A')]],
  [
    'members of what went',
    [[changed('a/A#c', '1', '2'), added('a/AB')], [removed('a/A')]],
    [removed('a/A'), added('a/AB')],
  ],
  [
    'deprecation beside a change',
    [[changed('a/A', '1', '2')], [{ change: 'deprecated', name: 'a/A' }]],
    [changed('a/A', '1', '2'), { change: 'deprecated', name: 'a/A' }],
  ],
  [
    'deprecation of what went',
    [[changed('a/A#c', '1', '2')], [{ change: 'deprecated', name: 'a/A#c' }], [removed('a/A#c')]],
    [removed('a/A#c')],
  ],
  [
    'deprecation of what came and went',
    [[added('a/A')], [{ change: 'deprecated', name: 'a/A' }], [removed('a/A')]],
    [],
  ],
  [
    'deprecation that was taken back',
    [[{ change: 'deprecated', name: 'a/A' }], [{ change: 'undeprecated', name: 'a/A' }]],
    [],
  ],
])('%s', (_, releases, expected) => {
  expect(sumChanges(releases)).toEqual(expected);
});
