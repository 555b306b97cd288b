import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import type {
  CompiledCode,
  CompiledMember,
  CompiledText,
  InlineBlock,
} from '../../model/reference/reference-blocks';
import { Blocks, InlinePart } from './Blocks';
import { History } from './History';
import { MemberGuides } from './MemberGuides';
import { SourceLink } from './SourceLink';

interface Props {
  block: CompiledMember;
  /** Guide sections that use the member. */
  usages: readonly GuideUsage[];
}

/** A member: a line with its heading, type or overridden member, and history, and the rest below that line. */
export function Member({ block, usages }: Props) {
  const { id, title, level, sourceUrl = null, history, headline = [], blocks } = block;
  return (
    <div className="member">
      <div className="member-head">
        <LinkedHeading id={id} title={title} level={level}>
          <SourceLink url={sourceUrl} name={title} />
        </LinkedHeading>
        <Headline parts={headline} />
        {history && <History history={history} />}
      </div>
      <Blocks blocks={blocks} />
      {usages.length > 0 && <MemberGuides usages={usages} />}
    </div>
  );
}

/** Parts that share a line. */
export function Headline({ parts }: { parts: readonly InlineBlock<CompiledCode, CompiledText>[] }) {
  if (parts.length === 0) return null;
  return (
    <p className="headline">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <InlinePart block={part} />
        </Fragment>
      ))}
    </p>
  );
}
