import { checkTypography } from './check-typography';
import { findBareRows, pairComments } from './find-bare-rows';
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
  ['Контейнер живе, доки триває тест.', 'calque'],
  ['Встановіть ` у `.', 'calque'],
  ['Відповідь приходить згодом.', 'calque'],
  ['Guard створює Nest.', 'Latin subject'],
  ['Метод викликає BullMQ.', 'Latin subject'],
  ['Дивіться в розділі про помилки.', '«див.»'],
  ['усі винятки набору', 'Softkit'],
  ['список string', '`string[]`'],
  ['до 95% диска', 'percent'],
  ['частина — 5 МБ', 'МіБ'],
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
  'зі свіжого списку живих клієнтів',
  'список рядків і тип `',
  'до 95 % диска, 5 МіБ',
  'Чому зникає властивість?',
  'Чому так сталося, пояснено нижче.',
])('%s is in order', (text) => {
  expect(checkTypography([{ text, line: 1 }], 'f')).toEqual([]);
});

it('a slip is found on its line, over the end of the line too', () => {
  const [problem] = checkTypography([{ text: 'Перший рядок.\nУсі винятки\nнабору.', line: 7 }], 'f');
  expect(problem).toMatchObject({ line: 8, message: expect.stringContaining('Softkit') as string });
});

it.each([
  ['Встановіть пакет', 1],
  ['Перевірте тестом', 1],
  ['Не втратити зміни', 1],
  ['Мати різні налаштування', 1],
  ['Встановлення пакета', 0],
  ['Як вибрати', 0],
  ['Запити та відповіді', 0],
  ['Просте налаштування', 0],
])('the heading «%s» has %i slips of mood, and as a sentence none', (text, count) => {
  expect(checkTypography([{ text, line: 1, heading: true }], 'f')).toHaveLength(count);
  expect(checkTypography([{ text, line: 1 }], 'f')).toEqual([]);
});

it.each([
  ['The row is saved.', 'Рядок збережено.', 1],
  ['The row is saved.', 'Рядок таблиці збережено.', 0],
  ['The string is saved.', 'Рядок збережено.', 0],
  ['Each row is a line.', 'Кожен рядок — рядок.', 0],
])('%s: %s: %i rows without a table', (original, text, count) => {
  expect(findBareRows([{ original, translation: { text, line: 1 } }], 'f')).toHaveLength(count);
});

it('the languages of a doc comment are compared, without samples', () => {
  const comment = (english: string) =>
    ['', '/**', ` * ${english}`, ' * @uk Читає рядок.', ' * @example row', ' */'].join('\n');
  expect(findBareRows(pairComments(comment('Reads a row.')), 'f')).toEqual([
    expect.objectContaining({ line: 4 }),
  ]);
  expect(findBareRows(pairComments(comment('Reads a string.')), 'f')).toEqual([]);
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
    { text: 'Перший ` рядок\nдругий.', line: 3 },
    { text: 'Третій.', line: 6 },
  ]);
});

it('messages are read without their keys and escapes', () => {
  expect(readMessages('{\n  "a.b": "Перше\\nдруге",\n  "c": "Третє"\n}')).toEqual([
    { text: 'Перше друге', line: 2 },
    { text: 'Третє', line: 3 },
  ]);
});
