import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { hidesMembers, type Heading } from '../toc/toc-headings';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { BlockPart } from './Blocks';
import { History } from './History';
import { Member } from './Member';

interface Props {
  content: readonly CompiledBlock[];
  /** The symbol's history; null if the page isn't a symbol's. */
  history: Queries.HistoryFieldsFragment | null;
  /** Guide sections that use a member, by its anchor. */
  guides: Readonly<Record<string, readonly GuideUsage[]>>;
}

/** What a symbol's or package's page shows. */
export function SymbolContent({ content, history, guides }: Props) {
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
            <Member block={block} usages={usagesOf(block.id)} />
          ) : (
            <BlockPart block={block} />
          )}
          {block.type === 'import' && history && <History history={history} />}
        </Fragment>
      ))}
    </div>
  );
}
