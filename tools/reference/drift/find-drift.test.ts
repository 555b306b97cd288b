import { findDrift } from './find-drift';
import { reportDrift } from './report-drift';

jest.setTimeout(120_000);

const SOURCE = `
import { Kit } from '@softkit/kit';
export enum Mode { Any = 'any', All = 'all' }
export class Page {
  size = 10;
  protected readonly kit?: Kit;
  private secret = 1;
  static open(name: string, mode: Mode = Mode.Any) { return new Kit(name); }
}
export const read = async (kit: Kit): Promise<string[]> => [kit.name];
`;

const DECLARED = `
import type { Kit } from '@softkit/kit';
export declare enum Mode { Any = 'any', All = 'all' }
export declare class Page {
  /** @defaultValue \`10\` */
  size: number;
  protected readonly kit?: Kit;
  static open(name: string, mode?: Mode): Kit;
}
export declare function read(kit: Kit): Promise<Array<string>>;
`;

function tree(root: string, index: string, kit: string): Map<string, string> {
  return new Map([
    [`${root}core/src/index.ts`, "export * from './page';"],
    [`${root}core/src/page.ts`, index],
    [`${root}kit/src/index.ts`, kit],
  ]);
}

const drift = (declared: string) =>
  findDrift(
    tree('', declared, 'export declare class Kit { name: string; constructor(name: string); }'),
    tree('libs/', SOURCE, 'export class Kit { private a = 1; constructor(public name: string) {} }'),
    '@softkit',
  );

describe('findDrift', () => {
  it('accepts a different spelling of the same declaration', () => {
    expect(drift(DECLARED)).toEqual([]);
  });

  it.each([
    ['a different name', 'declare class Page', 'declare class Sheet', ['classes/Page', 'classes/Sheet']],
    [
      'a different kind',
      'declare class Page {',
      'interface Page2 {} export interface Page {',
      ['classes/Page', 'interfaces/Page', 'interfaces/Page2'],
    ],
    ['a missing member', 'protected readonly kit?: Kit;', '', ['classes/Page#kit']],
    ['a required property', 'kit?: Kit;', 'kit: Kit;', ['classes/Page#kit']],
    ['a missing static', 'static open', 'open', ['classes/Page#open']],
    ['a different type', 'Promise<Array<string>>', 'Promise<string>', ['functions/read']],
    ['any', 'Promise<Array<string>>', 'any', ['functions/read']],
    ['a different default', '@defaultValue `10`', '@defaultValue `12`', ['classes/Page#size']],
    ['an undocumented default', '/** @defaultValue `10` */', '', ['classes/Page#size']],
    ['a different enum value', "All = 'all'", "All = 'every'", ['enumerations/Mode#All']],
  ])('finds %s', (_, from, to, names) => {
    const changed = DECLARED.replace(from, to).replace(
      'static open(name: string, mode?: Mode): Kit;',
      (open) => (to.includes('interface') ? '' : open),
    );
    expect(
      drift(changed.replace(to.includes('interface') ? 'protected readonly kit' : '\0', 'readonly kit')).map(
        ({ name }) => name,
      ),
    ).toEqual(names);
  });

  it('reports the location, the declaration, and the source code', () => {
    const drifts = drift(DECLARED.replace("All = 'all'", "All = 'every'"));
    expect(reportDrift(drifts, { file: 'simplified.json', reasons: {} }, 'toolkit')).toEqual([
      'toolkit/core/src/page.ts:3: core enumerations/Mode#All: the declaration is "All = "every"", but the source code has "All = "all"".',
    ]);
  });

  it('accepts a difference with a reason, but not a reason without a difference', () => {
    const drifts = drift(DECLARED.replace('mode?: Mode): Kit', 'mode?: Mode): unknown'));
    const reasons = {
      core: { 'classes/Page#open': 'The type is long.', 'classes/Page#size': 'It was another one.' },
    };
    expect(reportDrift(drifts, { file: 'simplified.json', reasons }, 'toolkit')).toEqual([
      'simplified.json: core classes/Page#size: the declaration matches the source code. Delete the reason.',
    ]);
  });
});
