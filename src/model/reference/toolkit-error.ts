/** A toolkit error message. */
export interface ToolkitError {
  /** The text, with placeholders for values: `No role {name} for {user}`. */
  message: string;
  /**
   * The class that is thrown with this message, or null if the message is only logged or belongs to
   * a validator.
   */
  thrown: string | null;
  /** HTTP response status, if the class sets one. */
  status: number | null;
  /** Log level, or null if the message isn't logged. */
  log: 'error' | 'warn' | null;
  /** The message's source: a function, or a class and its member (`AccessGuard.canActivate`). */
  places: { name: string; source: string }[];
  /**
   * Guides that explain the error, or document what throws it: paths in `content/<locale>`, with heading
   * IDs except for whole pages.
   */
  guides: string[];
}

/** Toolkit errors by package, as stored in `toolkit/errors.json`. */
export type ErrorIndex = Readonly<Record<string, readonly ToolkitError[]>>;

/** Matches a placeholder in a message. */
export const PLACEHOLDER = /\{[^{}\s]+\}/g;
