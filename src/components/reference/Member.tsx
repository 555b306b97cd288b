import { Fragment } from 'react';
import type { GuideUsage } from '../../routes/guide-usages';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { Html } from '../markdown/Html';
import type {
  CompiledCode,
  CompiledMember,
  CompiledText,
  Fact,
} from '../../model/reference/reference-blocks';
import { Blocks, Links } from './Blocks';
import { History } from './History';
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
}

/** A member: a line with its heading, type or overridden member, and history, and the rest below that line. */
export function Member({ block, origin, usages }: Props) {
  const { id, title, level, facts: line = [], blocks } = block;
  const { sourceUrl, history, owner } = origin;
  return (
    <div className="member">
      <div className="member-head">
        <LinkedHeading id={id} title={title} level={level}>
          <SourceLink url={sourceUrl} name={title} />
        </LinkedHeading>
        <Facts facts={line} />
        {history && <History history={history} owner={owner} />}
      </div>
      <Blocks blocks={blocks} />
      {usages.length > 0 && <MemberGuides usages={usages} />}
    </div>
  );
}

/** Facts that share a line. */
export function Facts({ facts }: { facts: readonly Fact<CompiledCode, CompiledText>[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <MemberFact fact={fact} />
        </Fragment>
      ))}
    </p>
  );
}

/** A type, an overridden member, or a default value, within a line. */
function MemberFact({ fact }: { fact: Fact<CompiledCode, CompiledText> }) {
  switch (fact.type) {
    case 'links':
      return <Links {...fact} />;
    case 'value':
      return (
        <>
          <Html as="code" html={fact.code.html} />
          <Notes notes={fact.notes} />
        </>
      );
    case 'text': {
      const label = `${fact.title}:`;
      return (
        <>
          <strong>{label}</strong> <Html html={fact.text.first} lang={fact.text.lang ?? undefined} />
        </>
      );
    }
  }
}
