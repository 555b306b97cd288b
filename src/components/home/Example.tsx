import { useTranslation } from 'react-i18next';
import { MarkdownBody } from '../markdown/MarkdownBody';
import * as styles from './Example.module.css';

interface Props {
  /** HTML of the code that the reader writes. */
  code: readonly string[];
  /** HTML of a request and the service's response. */
  exchange: readonly string[];
  /** Title of the guide that the code is from. */
  guide: string;
}

/** What you write with the toolkit, next to what the service returns. */
export function Example({ code, exchange, guide }: Props) {
  const { t } = useTranslation('home');
  if (code.length === 0 || exchange.length === 0) return null;
  return (
    <section className={styles.example} aria-labelledby="site:example">
      <h2 id="site:example">{t('home.example')}</h2>
      <div className={styles.columns}>
        <div>
          <h3>{t('home.example.code')}</h3>
          <MarkdownBody html={code.join('\n')} />
        </div>
        <div>
          <h3>{t('home.example.response')}</h3>
          <MarkdownBody html={exchange.join('\n')} />
        </div>
      </div>
      <p>{t('home.example.note', { guide })}</p>
    </section>
  );
}
