import '../message/Message.late.css';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Problems in terminal format: `file:line: message`. */
  problems: readonly string[];
}

/** Lists content problems over the page in development, until all of them are fixed. */
export function ProblemOverlay({ problems }: Props) {
  const { t } = useTranslation();
  return (
    <div className="message message-wide" role="alert">
      <p className="message-title">{t('problems.title')}</p>
      <ul className="message-problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
