/** A pasted log line or response, and the heading ID of the error that must be the first hit. */
export const ERROR_QUERIES = `
No access token found for the request, it will be rejected by guard and return 401. | no-access-token-found-for-the-request
[Nest] 4242  - 11/22/2026, 8:00:00 AM ERROR [JwtAuthGuard] No access token found for the request, it will be rejected by guard and return 401. | no-access-token-found-for-the-request
Can not save changes for Invoice. It has been changed by another user. | can-not-save-changes-for-it-has-been-changed-by-another-user
{"status":409,"detail":"Can not create User with email: ada@example.com. It already exists.","instance":"req-17"} | can-not-create-with-it-already-exists
Error: No configuration files found in "/srv/app/config". Please check your configuration. | no-configuration-files-found-in-please-check-your
Job: 42, with version: 3, wasn't saved to a persistent db, this is out of sync and require attention | job-with-version-wasnt-saved-to-a-persistent-db
Translation "errors.notFound" in "uk" does not exist. | translation-in-does-not-exist
Token length is greater than 7kb, length: 8123. This shouldn't happen in production and may become a big issue. | token-length-is-greater-than-7kb
File not found for bucket: invoices, key: 2026/11.pdf. | file-not-found-for-bucket-key
Unsupported host type: ws | unsupported-host-type
context type: ws not supported | context-type-not-supported
it must be one of the following values: DRAFT, SENT, you provided: "paid" | it-must-be-one-of-the-following-values
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', anchor = ''] = line.split(' | ');
    return { query, anchor };
  });
