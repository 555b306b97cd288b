import { PathIcon } from '../icon/Icon';

/** Path data on a 24 × 24 grid, by the ID of a section in the libraries overview. */
const paths: Readonly<Record<string, string>> = {
  'startup-and-configuration': 'M12 3v8M7.2 5.8a8 8 0 1 0 9.6 0',
  'requests-errors-and-languages': 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5',
  'data-and-files': 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zM4 6c0 4 16 4 16 0M4 12c0 4 16 4 16 0',
  'communication-and-background-work': 'M3 6h18v12H3zM3 7l9 7 9-7',
  'types-and-helpers': 'M8 4c-5 0-1 8-5 8 4 0 0 8 5 8M16 4c5 0 1 8 5 8-4 0 0 8-5 8',
  'development-and-tests': 'M9 3h6M10 3v6L4.5 19c-.6 1 0 2 1.2 2h12.6c1.2 0 1.8-1 1.2-2L14 9V3M7.5 14h9',
};

/** A decorative icon for an area of the toolkit; nothing for an unknown area. */
export function AreaIcon({ id }: { id: string }) {
  const path = paths[id];
  return path === undefined ? null : <PathIcon path={path} size={24} />;
}
