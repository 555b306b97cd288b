import { findPositions } from './find-positions';

jest.setTimeout(120_000);

const SOURCE = `import { Kit } from '@softkit/kit';
export enum Mode {
  Any = 'any',
}
@Sealed()
export class Page extends Kit {
  @Min(1)
  size = 10;
  protected hidden = 1;

  constructor(private readonly label: string) { super(); }

  /** Finds pages. */
  find(id: string): void;
  find(id: number): void;
  find() {}
}
export interface Options {
  'quoted': string;
}
export const read = (kit: Kit): string => kit.name;
`;

const DECLARED = `import type { Kit } from '@softkit/kit';
export declare enum Mode { Any = 'any' }
export declare class Page extends Kit {
  size: number;
  renamed: number;
  constructor(label: string);
  find(id: string): void;
  find(id: number): void;
}
export interface Options { quoted: string }
export declare function read(kit: Kit): string;
`;

function tree(root: string, page: string): Map<string, string> {
  return new Map([
    [`${root}core/src/index.ts`, "export * from './lib/page';"],
    [`${root}core/src/lib/page.ts`, page],
    [`${root}kit/src/index.ts`, 'export class Kit {\n  name = "";\n}'],
  ]);
}

it('finds the lines with the names of documented symbols and members, not those with decorators', () => {
  const positions = findPositions(tree('', DECLARED), tree('libs/', SOURCE), {
    scope: '@softkit',
    root: 'libs',
  });
  expect(positions).toEqual({
    core: {
      'classes/Page': 'core/src/lib/page.ts:6',
      'classes/Page#constructor': 'core/src/lib/page.ts:11',
      'classes/Page#find': 'core/src/lib/page.ts:14',
      'classes/Page#size': 'core/src/lib/page.ts:8',
      'enumerations/Mode': 'core/src/lib/page.ts:2',
      'enumerations/Mode#Any': 'core/src/lib/page.ts:3',
      'functions/read': 'core/src/lib/page.ts:21',
      'interfaces/Options': 'core/src/lib/page.ts:18',
      'interfaces/Options#quoted': 'core/src/lib/page.ts:19',
    },
    kit: { 'classes/Kit': 'kit/src/index.ts:1', 'classes/Kit#name': 'kit/src/index.ts:2' },
  });
});
