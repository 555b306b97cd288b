import { Fragment, type ReactNode } from 'react';
import type {
  CompiledCode,
  CompiledPart,
  CompiledText,
  InlineBlock,
} from '../../model/reference/reference-blocks';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import { Html } from '../markdown/Html';
import { Comment } from './Comment';
import { EnumTable } from './EnumTable';
import { NamedLink } from './NamedLink';
import { Notes, Rows } from './Rows';
import { Users } from './Users';

/** Renders the blocks of a reference page or member, in order. */
export function Blocks({ blocks }: { blocks: readonly CompiledPart[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockPart key={index} block={block} />
      ))}
    </>
  );
}

/** Renders one block. */
export function BlockPart({ block }: { block: CompiledPart }) {
  switch (block.type) {
    case 'import':
    case 'signature':
      return <Signature type={block.type} html={block.code.html} />;
    case 'setting':
      return (
        <figure className="code wrap setting" data-language="yaml">
          <pre>
            <Html as="code" html={block.code.html} />
          </pre>
        </figure>
      );
    case 'more-signatures':
      return (
        <div className="more-signatures">
          <details>
            <summary>{block.title}</summary>
            <Signature type="signature" html={block.code.html} />
          </details>
        </div>
      );
    case 'title':
      return <LinkedHeading id={block.id} title={block.title} />;
    case 'overload': {
      const heading = <h4 id={block.id}>{block.title}</h4>;
      if (!block.text) return heading;
      return (
        <div className="overload">
          {heading}
          <Comment text={block.text} />
        </div>
      );
    }
    case 'label':
      return (
        <p className={block.isHidden ? 'visually-hidden' : undefined}>
          <strong>{block.title}</strong>
        </p>
      );
    case 'name':
      return (
        <p>
          <strong>
            <code>{block.title}</code>
          </strong>
        </p>
      );
    case 'text':
      return <Comment text={block.text} {...(block.title && { title: `${block.title}:` })} />;
    case 'deprecated':
      return (
        <blockquote>
          <Comment text={block.text} title={`${block.title}.`} />
        </blockquote>
      );
    case 'list': {
      const list = <TextList texts={block.texts} />;
      return block.title === undefined ? list : <Field title={block.title}>{list}</Field>;
    }
    case 'links':
      return (
        <p
          className={block.links.every(({ target }) => target?.startsWith('#')) ? 'member-index' : undefined}
        >
          <InlinePart block={block} />
        </p>
      );
    case 'value': {
      const value = <InlinePart block={block} />;
      return block.title === undefined ? <p>{value}</p> : <Field title={block.title}>{value}</Field>;
    }
    case 'rows':
      return <Rows rows={block.rows} />;
    case 'users':
      return <Users title={block.title} rows={block.rows} />;
    case 'enum':
      return <EnumTable head={block.head} rows={block.rows} />;
  }
}

/** A declaration, or the statement that imports it, with links to its types. */
function Signature({ html, type }: { html: string; type: 'signature' | 'import' }) {
  return (
    <figure className={`code ${type}`} data-language="ts">
      <pre tabIndex={0}>
        <Html as="code" html={html} />
      </pre>
    </figure>
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

function TextList({ texts }: { texts: readonly CompiledText[] }) {
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

/** The content of a block that can share a line with others: links, a value, or a comment. */
export function InlinePart({ block }: { block: InlineBlock<CompiledCode, CompiledText> }) {
  const title = block.title && block.type !== 'value' ? `${block.title}:` : null;
  return (
    <>
      {title && (
        <>
          <strong>{title}</strong>{' '}
        </>
      )}
      {block.type === 'links' &&
        block.links.map((link, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <NamedLink {...link} />
          </Fragment>
        ))}
      {block.type === 'value' && (
        <>
          <Html as="code" html={block.code.html} />
          <Notes notes={block.notes} />
          {block.text && ' — '}
        </>
      )}
      {block.type !== 'links' && block.text && (
        <Html html={block.text.first} lang={block.text.lang ?? undefined} />
      )}
    </>
  );
}
