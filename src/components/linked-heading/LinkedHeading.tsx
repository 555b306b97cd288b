import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  id: string;
  title: string;
  /** Shown after the link. */
  children?: ReactNode;
}

/** A level-2 heading with a link to it, with the same elements as a heading in a compiled body. */
export function LinkedHeading({ id, title, children }: Props) {
  const { t } = useTranslation('api');
  const label = t('heading.link.title', { heading: title });
  return (
    <div className="heading">
      <h2 id={id}>{title}</h2>
      <a href={`#${id}`} className="anchor after" title={label} aria-label={label} />
      {children}
    </div>
  );
}
