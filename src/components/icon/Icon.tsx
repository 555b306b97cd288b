const paths = {
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  chevronDown: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  copied: 'm5 13 4 4L19 7',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  display: 'M3 5h18v11H3zM9 20h6m-3-4v4',
  external: 'M8 16 17 7M9 7h8v8',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11.5v1m7-1v1m7-1v1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4.5 4.5',
  sidebarHide: 'M4 5h16v14H4zM10 5v14m7-10-3 3 3 3',
  sidebarShow: 'M4 5h16v14H4zM10 5v14m4-10 3 3-3 3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2.5-2.5M13 18l2.5 2.5M4 18h4',
} as const;

type IconName = keyof typeof paths;

/** A decorative icon next to text or in a labeled control. It is hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <PathIcon path={paths[name]} size={size} />;
}

/** Draws an icon from path data on a 24 × 24 grid. */
export function PathIcon({ path, size }: { path: string; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
