import { Html } from '../markdown/Html';

interface Props {
  text: Queries.CommentFieldsFragment;
  /** Shown in bold before the text. */
  title?: string;
}

/** A comment as paragraphs and blocks. */
export function Comment({ text: { first, rest, lang }, title }: Props) {
  const language = lang ?? undefined;
  return (
    <>
      {title ? (
        <p>
          <strong>{title}</strong> <Html html={first} lang={language} />
        </p>
      ) : (
        first && <Html as="p" html={first} lang={language} />
      )}
      {rest && <Html as="div" html={rest} lang={language} />}
    </>
  );
}
