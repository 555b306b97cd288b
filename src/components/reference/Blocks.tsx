import { Fragment, type ReactNode } from 'react';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { Html } from '../markdown/Html';
import { Comment } from './Comment';
import { NamedLink } from './NamedLink';
import { Notes, Rows } from './Rows';
import { Signature } from './Signature';
import { Users } from './Users';

type Block = Queries.BlockFieldsFragment;

/** Renders the blocks of a reference page or member, in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((_, index) => (
        <BlockAt key={index} blocks={blocks} index={index} />
      ))}
    </>
  );
}

interface Position {
  blocks: readonly Block[];
  index: number;
}

/** Renders one of the blocks. Its layout can depend on the blocks next to it. */
export function BlockAt({ blocks, index }: Position) {
  const block = blocks[index];
  if (!block || isInTitle(blocks, index)) return null;
  const { type, code, notes, text, texts, links, rows } = block;
  const title = block.title ?? '';
  const label = `${title}:`;
  switch (type) {
    case 'import':
    case 'signature': {
      const signature = <Signature role={type} html={code?.html ?? ''} />;
      return title ? <MoreSignatures title={title}>{signature}</MoreSignatures> : signature;
    }
    case 'title':
      return <Title blocks={blocks} index={index} />;
    case 'name':
      return (
        <p>
          <strong>
            <code>{title}</code>
          </strong>
        </p>
      );
    case 'text':
      return text && <Comment text={text} {...(title && { title: label })} />;
    case 'deprecated':
      return <blockquote>{text && <Comment text={text} title={`${title}.`} />}</blockquote>;
    case 'list':
      return <TextList texts={texts ?? []} />;
    case 'links':
      return (
        <p className={links?.every(({ target }) => target?.startsWith('#')) ? 'member-index' : undefined}>
          <Links title={title} links={links ?? []} />
        </p>
      );
    case 'value': {
      const value = (
        <>
          <Html as="code" html={code?.html ?? ''} />
          <Notes notes={notes} />
          {text && (
            <>
              {' — '}
              <Html html={text.first} lang={text.lang ?? undefined} />
            </>
          )}
        </>
      );
      return title ? <Field title={title}>{value}</Field> : <p>{value}</p>;
    }
    case 'rows':
      return <Rows rows={rows ?? []} />;
    case 'users':
      return <Users title={title} rows={rows ?? []} />;
    default:
      throw new Error(`A reference page has a block of an unknown type, "${type}". Generate it again.`);
  }
}

/**
 * Checks for a block that is rendered together with the title before it: an overload's first text,
 * or a member's exceptions.
 */
function isInTitle(blocks: readonly Block[], index: number): boolean {
  const [before, block] = [blocks[index - 1], blocks[index]];
  if (before?.type !== 'title') return false;
  return before.level === 4 ? block?.type === 'text' && !block.title : isField(before, block);
}

/** Checks for a bold line (level 0) and the list below it, which are shown as a row. */
function isField(title: Block | undefined, list: Block | undefined): boolean {
  return title?.level === 0 && list?.type === 'list';
}

/** The signatures of a long list of overloads that are shown on demand. */
function MoreSignatures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="more-signatures">
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </div>
  );
}

/** A row in the grid of a member's parameters. */
function Field({ title, children }: { title: string; children: ReactNode }) {
  return (
    <dl className="entries fields">
      <div>
        <dt>
          <strong>{title}</strong>
        </dt>
        <dd>{children}</dd>
      </div>
    </dl>
  );
}

function TextList({ texts }: { texts: NonNullable<Block['texts']> }) {
  return (
    <ul>
      {texts.map(({ first, rest, lang }, at) =>
        rest ? (
          <li key={at} lang={lang ?? undefined}>
            <Comment text={{ first, rest, lang: null }} />
          </li>
        ) : (
          <Html key={at} as="li" html={first} lang={lang ?? undefined} />
        ),
      )}
    </ul>
  );
}

function Title({ blocks, index }: Position) {
  const [block, next] = [blocks[index], blocks[index + 1]];
  const { id, title, level } = { id: block?.id ?? '', title: block?.title ?? '', level: block?.level };
  if (level === 2) return <LinkedHeading id={id} title={title} />;
  if (level === 4) {
    const heading = <h4 id={id}>{title}</h4>;
    if (!isInTitle(blocks, index + 1) || !next?.text) return heading;
    return (
      <div className="overload">
        {heading}
        <Comment text={next.text} />
      </div>
    );
  }
  if (isField(block, next))
    return (
      <Field title={title}>
        <TextList texts={next?.texts ?? []} />
      </Field>
    );
  // The signature above shows the parameters, so only screen readers need this title.
  const isParameters = id === 'parameters' && next?.type === 'rows';
  return (
    <p className={isParameters ? 'visually-hidden' : undefined}>
      <strong>{title}</strong>
    </p>
  );
}

interface LinksProps {
  title: string | null;
  links: NonNullable<Block['links']>;
}

/** Names of symbols or members, with links. */
export function Links({ title, links }: LinksProps) {
  const label = `${title}:`;
  return (
    <>
      {title && (
        <>
          <strong>{label}</strong>{' '}
        </>
      )}
      {links.map((link, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <NamedLink {...link} />
        </Fragment>
      ))}
    </>
  );
}
