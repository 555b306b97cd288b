import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { hidesMembers, type Heading } from '../toc/toc-headings';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { BlockPart } from './Blocks';
import { EnumTable } from './EnumTable';
import { History } from './History';
import { Member, type MemberOrigin } from './Member';

interface Props {
  content: readonly CompiledBlock[];
  symbol: Pick<Queries.SymbolFieldsFragment, 'members' | 'history'>;
  /** Guide sections that use a member, by its anchor. */
  guides: Readonly<Record<string, readonly GuideUsage[]>>;
}

/** What a symbol's or package's page shows. */
export function SymbolContent({ content, symbol: { members, history: owner }, guides }: Props) {
  const originOf = (anchor: string | undefined): MemberOrigin => {
    const { sourceUrl = null, history = null } = members.find((member) => member.anchor === anchor) ?? {};
    return { sourceUrl, history, owner };
  };
  const usagesOf = (anchor: string) => (Object.hasOwn(guides, anchor) ? (guides[anchor] ?? []) : []);
  const headings = content.flatMap((block): Heading[] => {
    if (block.type === 'title') return [{ ...block, level: 2 }];
    if (block.type === 'overload') return [{ ...block, level: 4 }];
    return block.type === 'member' ? [block] : [];
  });
  return (
    <div className={`markdown reference${hidesMembers(headings) ? ' long' : ''}`}>
      {content.map((block, index) => (
        <Fragment key={index}>
          {block.type === 'member' ? (
            <Member block={block} origin={originOf(block.id)} usages={usagesOf(block.id)} />
          ) : block.type === 'enum' ? (
            <EnumTable block={block} originOf={originOf} />
          ) : (
            <BlockPart block={block} />
          )}
          {block.type === 'import' && owner && <History history={owner} />}
        </Fragment>
      ))}
    </div>
  );
}
