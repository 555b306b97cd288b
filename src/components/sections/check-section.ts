/** Placeholder: the module comes with the branch of the table of contents. */
export function checkSection(_isFollowed = false): void {
  // Nothing yet.
}
