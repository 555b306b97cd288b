/** Longer queries are cut: pasted log lines are shorter than this, and each word costs time. */
export const MAX_QUERY_LENGTH = 500;
