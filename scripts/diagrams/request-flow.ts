import type { DiagramLocale } from './diagram-locales';
import type { Drawing } from './svg';

const WORDS = {
  en: {
    title: 'How a request passes the CLS middleware and the guards',
    request: 'HTTP request',
    middleware: ['CLS middleware', '`setupClsModule()`', 'opens a context'],
    auth: ['`JwtAuthGuard`', 'verifies the access token,', 'resolves the tenant'],
    access: ['`AccessGuard`', 'checks roles, permissions'],
    handler: 'Controller and services',
    readers: ['Repositories,', 'HTTP client', 'and other libraries'],
    store: 'CLS context',
    writes: 'writes',
    reads: 'reads',
    stop: ['401', '**403'],
    forbidden: ['403'],
  },
  uk: {
    title: 'Як запит проходить крізь проміжний обробник CLS і обидва guard',
    request: 'HTTP-запит',
    middleware: ['Проміжний обробник', '`setupClsModule()`', 'відкриває контекст CLS'],
    auth: ['`JwtAuthGuard`', 'перевіряє токен доступу,', 'визначає тенанта'],
    access: ['`AccessGuard`', 'перевіряє ролі та дозволи'],
    handler: 'Контролер і сервіси',
    readers: ['Репозиторії,', 'HTTP-клієнт', 'та інші бібліотеки'],
    store: 'Контекст CLS',
    writes: 'записує',
    reads: 'читає',
    stop: ['401', '**403'],
    forbidden: ['403'],
  },
};

/** From the request to the database, and what travels in the CLS context meanwhile. */
export function requestFlow(locale: DiagramLocale): Drawing {
  const words = WORDS[locale];
  const x = 68;
  const width = 206;
  const middle = x + width / 2;
  const right = x + width;
  const store = 344;
  return {
    width: 476,
    height: 562,
    title: words.title,
    boxes: [
      { x, y: 10, width, height: 42, text: [words.request] },
      { x, y: 84, width, height: 80, text: words.middleware, tone: 'accent' },
      { x, y: 196, width, height: 80, text: words.auth, tone: 'accent' },
      { x, y: 308, width, height: 60, text: words.access, tone: 'accent' },
      { x, y: 400, width, height: 42, text: [words.handler] },
      { x, y: 474, width, height: 78, text: words.readers },
      { x: 4, y: 211, width: 44, height: 50, text: words.stop, tone: 'bad' },
      { x: 4, y: 319, width: 44, height: 38, text: words.forbidden, tone: 'bad' },
      { x: store, y: 84, width: 128, height: 468, text: [words.store], start: true, dashed: true },
      { x: store + 10, y: 126, width: 108, height: 36, text: ['`CLS_ID`'] },
      {
        x: store + 10,
        y: 196,
        width: 108,
        height: 96,
        text: ['`userId`', '**`tenantId`', '**`jwtPayload`', '**`authHeader`'],
      },
    ],
    arrows: [
      {
        points: [
          [middle, 52],
          [middle, 83],
        ],
      },
      {
        points: [
          [middle, 164],
          [middle, 195],
        ],
      },
      {
        points: [
          [middle, 276],
          [middle, 307],
        ],
      },
      {
        points: [
          [middle, 368],
          [middle, 399],
        ],
      },
      {
        points: [
          [middle, 442],
          [middle, 473],
        ],
      },
      {
        points: [
          [x, 236],
          [49, 236],
        ],
        tone: 'bad',
      },
      {
        points: [
          [x, 338],
          [49, 338],
        ],
        tone: 'bad',
      },
      {
        points: [
          [right, 144],
          [store + 9, 144],
        ],
        tone: 'accent',
        label: { text: words.writes, x: right + 8, y: 136 },
      },
      {
        points: [
          [right, 236],
          [store + 9, 236],
        ],
        tone: 'accent',
        label: { text: words.writes, x: right + 8, y: 228 },
      },
      {
        points: [
          [store + 36, 293],
          [store + 36, 338],
          [right + 1, 338],
        ],
        dashed: true,
        label: { text: words.reads, x: right + 14, y: 330 },
      },
      {
        points: [
          [store + 90, 293],
          [store + 90, 513],
          [right + 1, 513],
        ],
        dashed: true,
        label: { text: words.reads, x: right + 14, y: 505 },
      },
    ],
  };
}
