/**
 * Queries that readers type, and the titles or headings of expected pages. They were written before
 * testing any search engine. All pages with a matching title or heading are correct, because the
 * corpus contains several guides with the same name.
 *
 * @typedef {{ kind: string, text: string, title?: RegExp, heading?: string }} Query
 */

/** @type {Record<string, Query[]>} Queries by locale. */
export const QUERIES = {
  en: [
    { kind: 'title', text: 'error handling', title: /^Error handling/ },
    { kind: 'half-typed word', text: 'authent', title: /^Authentication/ },
    { kind: 'singular of a title', text: 'permission', title: /^Permissions/ },
    { kind: 'other form of a title', text: 'scheduled', title: /^Scheduling/ },
    { kind: 'typo', text: 'instalation', title: /^Installation/ },
    { kind: 'wrong keyboard layout', text: 'йгугуі', title: /^Queues/ },
    { kind: 'heading', text: 'acknowledge the socket', heading: 'Acknowledge the socket' },
    { kind: 'symbol', text: 'ApplicationServer', title: /\bApplicationServer$/ },
    { kind: 'symbol as words', text: 'application server', title: /\bApplicationServer$/ },
    { kind: 'part of a symbol', text: 'WebhookClient', title: /WebhookClient$/ },
    { kind: 'constant as words', text: 'tenant limits', title: /\bTENANT_LIMITS$/ },
    { kind: 'type', text: 'MiddlewareInput -> MetricResult', title: /\bmergeDynamicRoute\(\)$/ },
  ],
  uk: [
    { kind: 'title', text: 'встановлення', title: /^Встановлення/ },
    { kind: 'inflected title', text: 'налаштуванням', title: /^Налаштування/ },
    { kind: 'inflected title', text: 'помилкою', title: /^Обробка помилок/ },
    { kind: 'inflected title', text: 'автентифікацію', title: /^Автентифікація/ },
    { kind: 'inflected title', text: 'дозволів', title: /^Дозволи/ },
    { kind: 'inflected title', text: 'сесіями', title: /^Сесії/ },
    { kind: 'typo', text: 'маршрутизаця', title: /^Маршрутизація/ },
    { kind: 'wrong keyboard layout', text: 'rtiedfyyz', title: /^Кешування/ },
    { kind: 'heading, other apostrophe', text: 'перетворити з’єднання', heading: "Як перетворити з'єднання" },
    { kind: 'symbol after its kind', text: 'функція parseCachedMetric', title: /\bparseCachedMetric\(\)$/ },
    { kind: 'part of a symbol', text: 'ConnectionController', title: /ConnectionController$/ },
    { kind: 'type', text: 'AbstractSchemaMode -> RecordProps', title: /\bvalidateAsyncRoute\(\)$/ },
  ],
};
