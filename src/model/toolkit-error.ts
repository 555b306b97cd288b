/** A message of the toolkit that a reader may meet. */
export interface ToolkitError {
  /** The text, with a name in braces where the toolkit puts a value: `No role {name} for {user}`. */
  message: string;
  /** The class that is thrown with it; `null` if it is only logged, or is the text of a validator. */
  thrown: string | null;
  /** HTTP status of the response, where the class sets one. */
  status: number | null;
  /** The level at which it is logged; `null` if it is not. */
  log: 'error' | 'warn' | null;
  /** Where it comes from: a function, or a class with its member (`AccessGuard.canActivate`). */
  places: { name: string; source: string }[];
  /** The section of a guide that explains it: the guide's path below `content/<locale>`, and the id of a heading. */
  guide: string | null;
}

/** The errors of the toolkit by package, as `toolkit/errors.json` has them. */
export type ErrorIndex = Readonly<Record<string, readonly ToolkitError[]>>;

/** A name that stands for a value in a message. */
export const PLACEHOLDER = /\{[^{}\s]+\}/g;
