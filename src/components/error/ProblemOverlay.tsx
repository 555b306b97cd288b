import type { ErrorText } from '../../i18n/error-texts';

interface Props {
  /** `file:line: message`, as the terminal shows them. */
  problems: readonly string[];
  text: ErrorText;
}

/** Problems of the content, shown over the page while its authors work on it. It disappears when all of them are fixed. */
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
