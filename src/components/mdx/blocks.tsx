import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';

interface BlockProps {
  children: ReactNode;
}

/** A numbered list whose items are steps: `:::steps`. */
export function Steps({ children }: BlockProps) {
  return <div className="steps">{children}</div>;
}

/** A list whose items begin with a link, as cards: `:::cards`. */
export function Cards({ children }: BlockProps) {
  return <div className="cards">{children}</div>;
}

/** A nested list as files and folders: `:::file-tree`. */
export function FileTree({ children }: BlockProps) {
  return <div className="file-tree">{children}</div>;
}

/** Text that is folded away until asked for: `:::details[summary]{open}`. */
export function Details({ summary, open, children }: BlockProps & { summary?: string; open?: boolean }) {
  const { t } = useMessages();
  return (
    <details open={open}>
      <summary>{summary ?? t('details.summary')}</summary>
      {children}
    </details>
  );
}

type BadgeType = 'default' | 'note' | 'tip' | 'warning' | 'danger';

/** A small word beside a heading or a name: `:badge[text]{type="tip"}`. */
export function Badge({ type = 'default', children }: BlockProps & { type?: BadgeType }) {
  return <span className={`badge badge-${type}`}>{children}</span>;
}

/** A key of the keyboard: `:kbd[Esc]`. */
export function Kbd({ children }: BlockProps) {
  return <kbd>{children}</kbd>;
}

interface SwatchProps {
  /** Name of a color token, such as `--color-accent`. */
  token: string;
  children?: ReactNode;
}

/** A color of the site in the reader's color mode, with the name of its token: `::color-swatch{token="…"}`. */
export function ColorSwatch({ token, children }: SwatchProps) {
  return (
    <p className="swatch">
      <svg className="swatch-color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={`var(${token})`} />
      </svg>
      <code>{token}</code>
      {children !== undefined && <> {children}</>}
    </p>
  );
}
