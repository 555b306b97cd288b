import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { Html } from '../markdown/Html';
import { Blocks, Links } from './Blocks';
import { History } from './History';
import type { ItemAttributes } from './ItemList';
import { MemberGuides } from './MemberGuides';
import { Notes } from './Rows';
import { SourceLink } from './SourceLink';

type Block = Queries.BlockFieldsFragment;

/** A member's place in the source and its history, next to the history of its symbol. */
export interface MemberOrigin {
  sourceUrl: string | null;
  history: Queries.HistoryFieldsFragment | null;
  owner: Queries.HistoryFieldsFragment | null;
}

interface Props {
  block: Queries.MemberBlockFragment;
  origin: MemberOrigin;
  /** Guide sections that use the member. */
  usages: readonly GuideUsage[];
  /** Attributes of a member in a list that can be filtered. */
  attributes?: ItemAttributes;
}

/** A member: a line with its heading, type or overridden member, and history, and the rest below that line. */
export function Member({ block, origin, usages, attributes }: Props) {
  const title = block.title ?? '';
  const { sourceUrl, history, owner } = origin;
  const line = block.facts ?? [];
  return (
    <div className="member" {...attributes}>
      <div className="member-head">
        <LinkedHeading id={block.id ?? ''} title={title} level={block.level === 2 ? 2 : 3}>
          <SourceLink url={sourceUrl} name={title} />
        </LinkedHeading>
        {line.length > 0 && (
          <p className="facts">
            {line.map((fact, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                <Fact fact={fact} />
              </Fragment>
            ))}
          </p>
        )}
        {history && <History history={history} owner={owner} />}
      </div>
      <Blocks blocks={block.blocks ?? []} />
      {usages.length > 0 && <MemberGuides usages={usages} />}
    </div>
  );
}

/** A type, an overridden member, or a default value, within a line. */
function Fact({ fact: { type, title, code, notes, links, text } }: { fact: Block }) {
  const label = `${title}:`;
  if (type === 'links') return <Links title={title} links={links ?? []} />;
  if (type === 'value')
    return (
      <>
        <Html as="code" html={code?.html ?? ''} />
        <Notes notes={notes} />
      </>
    );
  return (
    <>
      <strong>{label}</strong> <Html html={text?.first ?? ''} lang={text?.lang ?? undefined} />
    </>
  );
}
