import { useTranslation } from 'react-i18next';

/** A link to a member's source code. */
export function SourceLink({ url, name }: { url: string | null; name: string }) {
  const { t } = useTranslation('api');
  return url === null ? null : (
    <a className="source" href={url} aria-label={t('reference.sourceOf', { name })}>
      {t('package.source', { ns: 'common' })}
    </a>
  );
}
