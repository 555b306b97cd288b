import { useMessages } from '../../i18n/use-messages';

/** The first stop of the keyboard on every page: past the navigation, to the text. */
export function SkipLink({ targetId }: { targetId: string }) {
  const { t } = useMessages();
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {t('skip.link')}
    </a>
  );
}
