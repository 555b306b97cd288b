export enum Jobs {
  REPORT = 'report',
}
