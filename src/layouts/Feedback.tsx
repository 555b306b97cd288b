import { useTranslation } from 'react-i18next';
import { withPrefix } from 'gatsby';
import { FEEDBACK_PATH } from '../model/docs/addresses';
import * as styles from './PageFoot.module.css';

interface Props {
  /** The page's path, without the path prefix. */
  page: string;
  /** Sections that a reader can name. */
  headings: readonly { id: string; title: string }[];
}

/**
 * Asks whether the page helped, and which section didn't. Both buttons request `FEEDBACK_PATH`, and the
 * browser stays on the page because the host returns 204. Nothing else is sent or stored. Links wouldn't
 * work: browsers prefetch them, and crawlers follow them.
 */
export function Feedback({ page, headings }: Props) {
  const { t } = useTranslation();
  return (
    <form className={styles.tools} action={withPrefix(FEEDBACK_PATH)}>
      <span>{t('feedback.question')}</span>
      <input type="hidden" name="page" value={page} />
      <button type="submit" name="helpful" value="yes">
        {t('feedback.yes')}
      </button>
      <button type="submit" name="helpful" value="no">
        {t('feedback.no')}
      </button>
      {headings.length > 0 && (
        <label>
          {t('feedback.section')}{' '}
          <select name="section">
            <option value="">{t('feedback.page')}</option>
            {headings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
