/** The mark of the site: building blocks that fit into each other. Drawn in the color of the text around it and the accent. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path fill="var(--color-accent)" d="M6 4h13a7 7 0 0 1 7 7v1H13a2 2 0 0 0 0 4h6v5h-6a7 7 0 0 1-7-7z" />
      <path
        fill="currentcolor"
        d="M26 28H13a7 7 0 0 1-7-7v-1h13a2 2 0 0 0 0-4h-6v-5h6a7 7 0 0 1 7 7z"
        opacity=".85"
      />
    </svg>
  );
}
