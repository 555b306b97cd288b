import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { Html } from '../markdown/Html';
import type {
  CompiledCode,
  CompiledMember,
  CompiledText,
  InlineBlock,
} from '../../model/reference/reference-blocks';
import { Blocks, Links } from './Blocks';
import { History } from './History';
import type { ItemAttributes } from './ItemList';
import { MemberGuides } from './MemberGuides';
import { Notes } from './Rows';
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
                <HeadlinePart part={part} />
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

/** A type, an overridden member, or a default value, within a line. */
function HeadlinePart({ part }: { part: InlineBlock<CompiledCode, CompiledText> }) {
  switch (part.type) {
    case 'links':
      return <Links {...part} />;
    case 'value':
      return (
        <>
          <Html as="code" html={part.code.html} />
          <Notes notes={part.notes} />
        </>
      );
    case 'text': {
      const label = `${part.title}:`;
      return (
        <>
          <strong>{label}</strong> <Html html={part.text.first} lang={part.text.lang ?? undefined} />
        </>
      );
    }
  }
}
