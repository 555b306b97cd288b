import { ProblemOverlay } from '../../components/error/ProblemOverlay';
import { errorTexts } from '../../i18n/error-texts';
import { shownLocale } from '../shown-locale';
import { createFeedback } from './feedback';

/** Where the development server lists what is wrong with the content. */
const PROBLEMS_URL = '/__problems.json';

const POLL_INTERVAL_MS = 1500;

/** Shows what is wrong with the content as long as it is. In development only. */
export function showContentProblems(): void {
  const feedback = createFeedback();
  let shown = '[]';
  const look = async () => {
    const response = await fetch(PROBLEMS_URL);
    if (!response.ok) return;
    const answer = await response.text();
    if (answer === shown) return;
    shown = answer;
    const problems = JSON.parse(answer) as string[];
    if (problems.length === 0) feedback.clear();
    else feedback.show(<ProblemOverlay problems={problems} text={errorTexts(shownLocale())} />);
  };
  // A server that is being restarted answers again later.
  setInterval(() => void look().catch(() => undefined), POLL_INTERVAL_MS);
}
