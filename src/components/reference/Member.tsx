import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import type { CompiledMember } from '../../model/reference/reference-blocks';
import { Blocks, InlinePart } from './Blocks';
import { History } from './History';
import type { ItemAttributes } from './ItemList';
import { MemberGuides } from './MemberGuides';
import { SourceLink } from './SourceLink';

/** A member's place in the source and its history, next to the history of its symbol. */
export interface MemberOrigin {
  sourceUrl: string | null;
  history: Queries.HistoryFieldsFragment | null;
  owner: Queries.HistoryFieldsFragment | null;
}

interface Props {
  block: CompiledMember;
  origin: MemberOrigin;
  /** Guide sections that use the member. */
  usages: readonly GuideUsage[];
  /** Attributes of a member in a list that can be filtered. */
  attributes?: ItemAttributes;
}

/** A member: a line with its heading, type or overridden member, and history, and the rest below that line. */
export function Member({ block, origin, usages, attributes }: Props) {
  const { id, title, level, headline = [], blocks } = block;
  const { sourceUrl, history, owner } = origin;
  return (
    <div className="member" {...attributes}>
      <div className="member-head">
        <LinkedHeading id={id} title={title} level={level}>
          <SourceLink url={sourceUrl} name={title} />
        </LinkedHeading>
        {headline.length > 0 && (
          <p className="headline">
            {headline.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                <InlinePart block={part} />
              </Fragment>
            ))}
          </p>
        )}
        {history && <History history={history} owner={owner} />}
      </div>
      <Blocks blocks={blocks} />
      {usages.length > 0 && <MemberGuides usages={usages} />}
    </div>
  );
}
