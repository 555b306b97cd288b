import type { CompiledText } from '../../model/reference/reference-blocks';
import { Html } from '../markdown/Html';

interface Props {
  text: Omit<CompiledText, 'markdown'>;
  /** Shown in bold before the text. */
  title?: string;
}

/** A doc comment: its first paragraph, after a bold title if there is one, and everything below it. */
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
