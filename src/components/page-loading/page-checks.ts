import { canOpen, probePage, type PageStatus } from './page-probe';

/** How long a page that the server could return counts as available, in milliseconds. */
const AVAILABLE_FOR = 10_000;

interface Check {
  time: number;
  status: Promise<PageStatus>;
  isAvailable: boolean;
}

const checks = new Map<string, Check>();

/** Checks whether the server can return a page that the reader is likely to open next. */
export function checkAhead(href: string): void {
  const url = withoutHash(href);
  if (isRecent(checks.get(url))) return;
  const check: Check = { time: Date.now(), status: probePage(url), isAvailable: false };
  checks.set(url, check);
  void check.status.then((status) => {
    check.isAvailable = canOpen(status);
    // After a failure, a click checks again.
    if (!check.isAvailable) checks.delete(url);
  });
}

/** Checks whether a page was available a moment ago, so that the browser can load it right away. */
export function isAvailable(href: string): boolean {
  const check = checks.get(withoutHash(href));
  return navigator.onLine && isRecent(check) && check.isAvailable;
}

/** Returns the result of a check that is running, or checks the page. */
export function pageStatus(href: string, signal: AbortSignal): Promise<PageStatus> {
  const url = withoutHash(href);
  const check = checks.get(url);
  return isRecent(check) && !check.isAvailable ? check.status : probePage(url, { signal });
}

function isRecent(check: Check | undefined): check is Check {
  return check !== undefined && Date.now() - check.time < AVAILABLE_FOR;
}

function withoutHash(href: string): string {
  return href.replace(/#.*/, '');
}
