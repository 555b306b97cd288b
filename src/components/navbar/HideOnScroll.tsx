import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './HideOnScroll.module.css';

/**
 * Hides its child, the navbar, when the reader scrolls down. It reappears when they scroll up or
 * move the focus into it.
 */
export function HideOnScroll({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const isDown = window.scrollY > last && window.scrollY > (bar.current?.offsetHeight ?? 0);
      setHidden(isDown && !bar.current?.contains(document.activeElement));
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-hidden={isHidden ? '' : undefined}
      onFocus={() => setHidden(false)}
    >
      {children}
    </div>
  );
}
