import type { Text } from '../../locales/messages';

interface Props {
  /** Problems in terminal format: `file:line: message`. */
  problems: readonly string[];
  text: Text<'common'>;
}

/** Lists content problems over the page in development, until all of them are fixed. */
export function ProblemOverlay({ problems, text }: Props) {
  return (
    <div className="message message-wide" role="alert">
      <p className="message-title">{text('problems.title')}</p>
      <ul className="message-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
