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

describe('drift of the declarations', () => {
  it('finds nothing where they say in other words what the source has', () => {
    expect(drift(DECLARED)).toEqual([]);
  });

  it.each([
    ['a name', 'declare class Page', 'declare class Sheet', ['classes/Page', 'classes/Sheet']],
    [
      'a kind',
      'declare class Page {',
      'interface Page2 {} export interface Page {',
      ['classes/Page', 'interfaces/Page', 'interfaces/Page2'],
    ],
    ['a member', 'protected readonly kit?: Kit;', '', ['classes/Page#kit']],
    ['what is optional', 'kit?: Kit;', 'kit: Kit;', ['classes/Page#kit']],
    ['what is static', 'static open', 'open', ['classes/Page#open']],
    ['a type', 'Promise<Array<string>>', 'Promise<string>', ['functions/read']],
    ['a type that fits anything', 'Promise<Array<string>>', 'any', ['functions/read']],
    ['a default', '@defaultValue `10`', '@defaultValue `12`', ['classes/Page#size']],
    ['a default that is not documented', '/** @defaultValue `10` */', '', ['classes/Page#size']],
    ['a value of an enumeration', "All = 'all'", "All = 'every'", ['enumerations/Mode#All']],
  ])('finds another one: %s', (_, from, to, names) => {
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

  it('says where, what the declaration says, and what the source has', () => {
    const found = drift(DECLARED.replace("All = 'all'", "All = 'every'"));
    expect(reportDrift(found, { file: 'simplified.json', reasons: {} }, 'toolkit')).toEqual([
      'toolkit/core/src/page.ts:3: core enumerations/Mode#All: the declaration says "All = "every"", the source has "All = "all"".',
    ]);
  });

  it('accepts a difference for a reason, but no reason without a difference', () => {
    const found = drift(DECLARED.replace('mode?: Mode): Kit', 'mode?: Mode): unknown'));
    const reasons = {
      core: { 'classes/Page#open': 'The type is long.', 'classes/Page#size': 'It was another one.' },
    };
    expect(reportDrift(found, { file: 'simplified.json', reasons }, 'toolkit')).toEqual([
      'simplified.json: core classes/Page#size: the declaration and the source agree. Delete the reason.',
    ]);
  });
});
