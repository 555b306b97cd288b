import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { pageLocale } from '../../browser/page';
import { startTexts } from '../../browser/texts';
import { ProblemOverlay } from './ProblemOverlay';

/** The development server lists the content problems at this URL. */
const PROBLEMS_URL = '/__problems.json';

const POLL_INTERVAL_MS = 1500;

/** Shows problems in the content until they are fixed. Used in development only. */
export async function showContentProblems(): Promise<void> {
  const i18n = await startTexts(pageLocale());
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
        <I18nextProvider i18n={i18n}>
          <ProblemOverlay problems={problems} />
        </I18nextProvider>
      ),
    );
  };
  // If the server is restarting, the next request will work.
  setInterval(() => void update().catch(() => undefined), POLL_INTERVAL_MS);
}
