import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakableCode } from '../breakable-name/BreakableCode';
import { BreakableName } from '../breakable-name/BreakableName';

interface Props {
  id: string;
  title: string;
  level?: 2 | 3;
  /** Shown after the link. */
  children?: ReactNode;
}

/** A heading with a link to it, with the same elements as a heading in a compiled body. */
export function LinkedHeading({ id, title, level = 2, children }: Props) {
  const { t } = useTranslation('api');
  const label = t('heading.link.title', { heading: title });
  const Heading = `h${level}` as const;
  return (
    <div className="heading">
      <Heading id={id}>
        {title.includes(' ') ? <BreakableCode code={title} /> : <BreakableName name={title} />}
      </Heading>
      <a href={`#${id}`} className="anchor after" title={label} aria-label={label} />
      {children}
    </div>
  );
}
