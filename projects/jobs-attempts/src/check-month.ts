import { UnrecoverableError } from 'bullmq';

export function checkMonth(month: string): void {
  if (!/^\d{4}-\d{2}$/.test(month)) {
    throw new UnrecoverableError(`"${month}" is not a month.`);
  }
}
