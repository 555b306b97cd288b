import type { Problem } from '../../../src/model/problem';
import { lineAt, type Located } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';

interface Rule {
  /** What is counted, for the table at the end of the check. */
  name: string;
  pattern: RegExp;
  message: string;
  /** Only titles and headings are searched. */
  headings?: true;
}

// Programs and classes that do something; their Latin names cannot show that they are the subject.
const ACTORS =
  'Nest|NestJS|BullMQ|TypeORM|Fastify|Express|Jest|Nx|npm|TypeScript|Axios|Pino|Redis|Docker|guard|pipe|Mailgun|SendGrid';

// Nouns that end as an infinitive does.
const NOUNS =
  'Дати|Запити|Тексти|Формати|Сертифікати|Результати|Атрибути|Листи|Тести|Хости|Об’єкти|Проєкти|Продукти';

/** Mistakes that a spelling dictionary cannot find, each with its fix. */
export const RULES: readonly Rule[] = [
  {
    name: 'apostrophe',
    pattern: /(?<=\p{Script=Cyrillic})['‘ʼ`´](?=\p{Script=Cyrillic})/u,
    message: 'wrong apostrophe: use ’ (U+2019).',
  },
  { name: 'Russian letter', pattern: /[ыэёъЫЭЁЪ]/u, message: 'found a Russian letter.' },
  {
    name: 'quotation marks',
    pattern: /["“”„][^"“”„]*\p{Script=Cyrillic}[^"“”„]*["“”]/u,
    message: 'wrong quotation marks: use «…» around Ukrainian words.',
  },
  {
    name: 'dash',
    pattern: /\p{Script=Cyrillic}\s+-\s+|\s--\s/u,
    message: 'a hyphen is used as a dash: write « — ».',
  },
  {
    name: 'mixed letters',
    pattern: /\p{Script=Cyrillic}[a-z]|(?<![\p{L}-])[a-z]\p{Script=Cyrillic}/u,
    message: 'a word mixes Latin and Cyrillic letters.',
  },
  {
    name: 'space before a mark',
    pattern: /\s[,.;!?](?:\s|$)|(?<![\d}])\s:(?:\s|$)/u,
    message: 'found a space before a punctuation mark.',
  },
  {
    name: 'calque',
    pattern:
      /(?<![\p{L}’])(?:являється|являються|слідуюч|слідує |на протязі|по замовчуванню|за замовчуванням|прийма(?:ти|є|ють) участь|в якості|співпада|любий|вірно|на даний момент|в залежності від|має місце|(?:пере)?жив(?:е|уть|ає|ають)(?!\p{L})|пережити|прихо(?:дить|дять)|прийшл|встанов(?:іть|ити|люйте|лено) ` (?:в|у) `)/iu,
    message: 'this is a calque; use the term from the glossary.',
  },
  {
    name: 'object – verb – subject',
    pattern: new RegExp(
      `(?:^|[.:;!?] )\\s*\\p{Lu}\\p{L}+(?: \\p{Ll}+)? (?:створює|викликає|виконує|читає|пише|надсилає|передає|перевіряє|шукає|запускає|робить|дає|обробляє) (?:${ACTORS})(?=[.,;:])`,
      'u',
    ),
    message:
      'the Latin subject after the verb reads as its object: put it first, or write «створює сам Nest».',
  },
  {
    name: '«дивіться» for «див.»',
    pattern: /(?<![\p{L}’])дивіться (?:в|у|також|розділ|сторінк|`)/iu,
    message: 'refer to other places by «див.».',
  },
  {
    name: '«набір» for Softkit',
    pattern: /(?<=\p{L}) набору інструментів|(?:бібліотек|пакет|винятк|сервіс)\p{L}* набору(?! \p{L})/iu,
    message: 'name the toolkit: Softkit.',
  },
  {
    name: 'half-translated type',
    pattern: /(?:список|списк|масив|перелік)\p{L}* (?:string|number|boolean|object)s?(?!\p{L})/iu,
    message: 'a type is either all code (`string[]`) or all words (список рядків).',
  },
  {
    name: 'percent',
    pattern: /\d%/u,
    message: 'write a space before the percent sign: 95 %.',
  },
  {
    name: 'binary unit',
    pattern: /\d[ \u00A0](?:К|М|Г)[бБ](?!\p{L})/u,
    message: 'sizes are powers of 1024 here: write КіБ, МіБ, ГіБ.',
  },
  {
    name: '«символ» of an API',
    pattern: /^Символи?$/u,
    message: 'in a table of symbols write «Елемент»: «символ» is a character.',
  },
  {
    name: 'question without its mark',
    pattern: /^(?:Чому|Чи|Навіщо) [^.!?—]{3,70}$/u,
    message: 'a question ends with a question mark.',
  },
  {
    name: 'heading that orders',
    pattern: /^\p{Lu}[\p{L}’]+(?:йте|[їі]ть|[вджзлмршь]те)(?:ся|сь)?(?![\p{L}’])/u,
    message: 'a heading names an action: «Встановлення», not «Встановіть».',
    headings: true,
  },
  {
    name: 'heading in the infinitive',
    pattern: new RegExp(
      `^(?:Не )?(?!(?:${NOUNS})(?!\\p{L}))\\p{L}[\\p{L}’]*(?:[аяиіїуо]|[йгкс])ти(?:ся|сь)?(?![\\p{L}’])`,
      'u',
    ),
    message: 'a heading names an action: «Повернення помилки», not «Повернути помилку».',
    headings: true,
  },
];

/**
 * Finds slips of Ukrainian typography and well-known calques in prose.
 *
 * @param file - Path for messages.
 */
export function checkTypography(prose: readonly Located[], file: string): Problem[] {
  return prose.flatMap((piece) => {
    const text = piece.text.replaceAll('\n', ' ');
    return RULES.flatMap(({ pattern, message, headings }) => {
      const match = headings && !piece.heading ? null : pattern.exec(text);
      if (!match) return [];
      const around = text.slice(Math.max(0, match.index - 15), match.index + match[0].length + 15).trim();
      const line = lineAt(piece, match.index);
      return [{ file, line, message: `"…${around}…": ${message}`, severity: 'error' as const }];
    });
  });
}
