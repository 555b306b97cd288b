import type { DiagramLocale } from './diagram-locales';
import type { Drawing } from './svg';

const WORDS = {
  en: {
    title: 'How a file reaches the storage and comes back without passing through the service',
    client: ['Client'],
    service: ['Your service'],
    storage: ['S3'],
    ask: '1  names of the files',
    url: '2  keys and presigned URLs',
    put: '3  PUT: the bytes of the file',
    save: '4  the key of the file',
    download: '5  GET download-file/{key}',
    redirect: '6  307 to a presigned URL',
    get: '7  GET: the bytes of the file',
  },
  uk: {
    title: 'Як файл потрапляє до сховища й повертається, не проходячи через сервіс',
    client: ['Клієнт'],
    service: ['Ваш сервіс'],
    storage: ['S3'],
    ask: '1  назви файлів',
    url: '2  ключі й підписані посилання',
    put: '3  PUT: вміст файлу',
    save: '4  ключ файлу',
    download: '5  GET download-file/{ключ}',
    redirect: '6  307 на підписане посилання',
    get: '7  GET: вміст файлу',
  },
};

/** A sequence of calls between client, service and storage. */
export function fileUpload(locale: DiagramLocale): Drawing {
  const words = WORDS[locale];
  const client = 48;
  const service = 302;
  const storage = 424;
  const call = (
    y: number,
    from: number,
    to: number,
    text: string,
    tone: 'plain' | 'accent' = 'plain',
    dashed = false,
  ) => ({
    points: [
      [from, y],
      [to, y],
    ] as const,
    tone,
    dashed,
    label: { text, x: Math.min(from, to) + 10, y: y - 8 },
  });
  const life = (x: number) => ({ x: x - 3, y: 56, width: 6, height: 408, text: [] });
  return {
    width: 478,
    height: 476,
    title: words.title,
    boxes: [
      life(client),
      life(service),
      life(storage),
      { x: 4, y: 10, width: 88, height: 44, text: words.client },
      { x: 240, y: 10, width: 124, height: 44, text: words.service, tone: 'accent' },
      { x: 374, y: 10, width: 100, height: 44, text: words.storage },
    ],
    arrows: [
      call(110, client + 4, service - 4, words.ask),
      call(164, service - 4, client + 4, words.url, 'plain', true),
      call(224, client + 4, storage - 4, words.put, 'accent'),
      call(284, client + 4, service - 4, words.save),
      call(344, client + 4, service - 4, words.download),
      call(398, service - 4, client + 4, words.redirect, 'plain', true),
      call(452, storage - 4, client + 4, words.get, 'accent'),
    ],
  };
}
