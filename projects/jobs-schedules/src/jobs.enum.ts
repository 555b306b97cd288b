export enum Jobs {
  REPORT = 'report',
  CLEAN_UP = 'clean-up',
}
