import { checkTypography } from './check-typography';
import { readUkrainianComments } from './read-ukrainian-comments';
import { readMessages } from './ukrainian-texts';

it.each([
  ["пам'ять", 'U+2019'],
  ['мьютекс экран', 'Russian letter'],
  ['звуть "назва"', '«…»'],
  ['ключ - це рядок', 'hyphen'],
  ['cховище', 'Latin and Cyrillic'],
  ['так , отже', 'space before'],
  ['клас являється базовим', 'calque'],
  ['Guard створює Nest.', 'Latin subject'],
  ['Метод викликає BullMQ.', 'Latin subject'],
  ['Дивіться в розділі про помилки.', '«див.»'],
  ['усі винятки набору', 'Softkit'],
  ['список string', '`string[]`'],
  ['до 95% диска', 'percent'],
  ['частина — 5 МБ', 'МіБ'],
  ['Прочитайте збережений рядок.', 'рядок таблиці'],
  ['Символи', 'Елемент'],
  ['Чому зникає властивість', 'question mark'],
])('%s: %s', (text, message) => {
  expect(checkTypography([{ text, line: 1 }], 'f').map((problem) => problem.message)).toContainEqual(
    expect.stringContaining(message),
  );
});

it.each([
  'Пам’ять — це «сховище».',
  'в журналі з’являється запис',
  'HTTP-клієнт і GraphQL-запит',
  'ключ "id" у JSON',
  'будь-який: 1, 2; 3…',
  'контраст 4,5 : 1',
  'Екземпляр guard створює сам Nest.',
  'Nest викликає метод після запуску.',
  'Його отримує SendGrid; Mailgun',
  'Дивіться на час завершення.',
  'набір символів',
  'список рядків і тип `',
  'до 95 % диска, 5 МіБ',
  'Прочитайте збережений рядок таблиці.',
  'Чому зникає властивість?',
  'Чому так сталося, пояснено нижче.',
])('%s is in order', (text) => {
  expect(checkTypography([{ text, line: 1 }], 'f')).toEqual([]);
});

it('only the Ukrainian part of a doc comment is read, without code', () => {
  const source = [
    '/**',
    ' * English.',
    ' * @uk Перший `a` рядок',
    ' * другий.',
    ' * @param x - English.',
    ' * @ukParam x - Третій.',
    ' */',
  ].join('\n');
  expect(readUkrainianComments(source)).toEqual([
    { text: ' Перший ` рядок', line: 3 },
    { text: 'другий.', line: 4 },
    { text: ' Третій.', line: 6 },
  ]);
});

it('messages are read without their keys and escapes', () => {
  expect(readMessages('{\n  "a.b": "Перше\\nдруге",\n  "c": "Третє"\n}')).toEqual([
    { text: 'Перше друге', line: 2 },
    { text: 'Третє', line: 3 },
  ]);
});
