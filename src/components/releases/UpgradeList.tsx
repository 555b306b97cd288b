import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedHeading } from '../linked-heading/LinkedHeading';
import * as styles from './ReleaseList.module.css';
import { Upgrades, UPGRADE_PARAMETER } from './Upgrades';
import { useReleases } from './use-releases';

type Props = Pick<ComponentProps<typeof Upgrades>, 'guidePath'>;

/**
 * Lists what changes from the versions in a reader's package.json to the newest ones. Nothing is sent
 * anywhere: the browser loads the releases of all packages.
 */
export function UpgradeList({ guidePath }: Props) {
  const { t } = useTranslation('api');
  const input = useRef<HTMLTextAreaElement>(null);
  const [request, setRequest] = useState<{ text: string } | null>(null);
  const releases = useReleases(request);
  useEffect(() => {
    const shared = new URLSearchParams(window.location.search).get(UPGRADE_PARAMETER);
    if (!shared || !input.current) return;
    input.current.value = shared.replaceAll(',', '\n');
    setRequest({ text: input.current.value });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRequest({ text: input.current?.value ?? '' });
  };
  return (
    <section className="needs-js" aria-labelledby="upgrade">
      <div className="markdown">
        <LinkedHeading id="upgrade" title={t('changes.upgrade.title')} />
      </div>
      <form className={styles.upgrade} onSubmit={submit}>
        <label htmlFor="site:upgrade">{t('changes.upgrade.label')}</label>
        <textarea
          ref={input}
          id="site:upgrade"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="site:upgrade-note"
        />
        <button type="submit">{t('changes.upgrade.submit')}</button>
        <p id="site:upgrade-note">{t('changes.upgrade.note')}</p>
      </form>
      <div className={`markdown reference ${styles.releases}`} aria-live="polite">
        {request && releases === 'failed' && <p className="error">{t('changes.upgrade.failed')}</p>}
        {request && Array.isArray(releases) && (
          <Upgrades text={request.text} packages={releases} guidePath={guidePath} />
        )}
      </div>
    </section>
  );
}
