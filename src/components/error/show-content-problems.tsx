import { createRoot } from 'react-dom/client';
import { ProblemOverlay } from './ProblemOverlay';
import { commonTexts } from '../../locales/common';
import { translator } from '../../locales/translate';
import { pageLocale } from '../../browser/page';

/** The development server lists the content problems at this URL. */
const PROBLEMS_URL = '/__problems.json';

const POLL_INTERVAL_MS = 1500;

/** Shows problems in the content until they are fixed. Used in development only. */
export function showContentProblems(): void {
  // Outside the page content, so that it works whatever state the page is in.
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  let shown = '[]';
  const update = async () => {
    const response = await fetch(PROBLEMS_URL);
    if (!response.ok) return;
    const json = await response.text();
    if (json === shown) return;
    shown = json;
    const problems = JSON.parse(json) as string[];
    root.render(
      problems.length > 0 && (
        <ProblemOverlay problems={problems} text={translator(pageLocale(), commonTexts)} />
      ),
    );
  };
  // If the server is restarting, the next request will work.
  setInterval(() => void update().catch(() => undefined), POLL_INTERVAL_MS);
}
