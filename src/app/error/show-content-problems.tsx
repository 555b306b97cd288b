import { ProblemOverlay } from '../../components/error/ProblemOverlay';
import { errors } from '../../locales/errors';
import { translator } from '../../locales/translate';
import { pageLocale } from '../../vanilla/page-facts';
import { createFeedback } from './feedback';

/** The development server lists the content problems at this URL. */
const PROBLEMS_URL = '/__problems.json';

const POLL_INTERVAL_MS = 1500;

/** Shows problems in the content until they are fixed. Used in development only. */
export function showContentProblems(): void {
  const feedback = createFeedback();
  let shown = '[]';
  const update = async () => {
    const response = await fetch(PROBLEMS_URL);
    if (!response.ok) return;
    const json = await response.text();
    if (json === shown) return;
    shown = json;
    const problems = JSON.parse(json) as string[];
    if (problems.length === 0) feedback.clear();
    else feedback.show(<ProblemOverlay problems={problems} text={translator(pageLocale(), errors)} />);
  };
  // If the server is restarting, the next request will work.
  setInterval(() => void update().catch(() => undefined), POLL_INTERVAL_MS);
}
