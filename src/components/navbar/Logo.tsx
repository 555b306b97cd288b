/** The logo: two pieces that form an S, in the accent color and the text color. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="28"
      height="28"
      fill="none"
      strokeWidth="5.5"
      aria-hidden="true"
      focusable="false"
    >
      <path stroke="var(--color-accent)" d="M26 7H13a4.5 4.5 0 0 0 0 9h1.5" />
      <path stroke="currentcolor" d="M6 25h13a4.5 4.5 0 0 0 0-9h-1.5" />
    </svg>
  );
}
