import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addNoBreakSpaces } from './add-no-break-spaces';

const held = (markdown: string) => {
  const tree = unified().use(remarkParse).parse(markdown) as Root;
  addNoBreakSpaces(tree);
  return JSON.stringify(tree).replaceAll('\u00A0', '_');
};

it.each([
  [
    'a word of one letter stays with the next one',
    'Сервіс і база з **досвідом** у світі',
    /Сервіс і_база з_".+у_світі/,
  ],
  ['two of them stay together', 'робота й у вихідні', /робота й_у_вихідні/],
  ['also before code', 'значення в `env`', /значення в_"/],
  ['a dash stays with the word before it', 'Softkit — це набір', /Softkit_— це набір/],
  [
    'a unit stays with its number',
    'за 500 мс чи 95 % від 10 000 рядків',
    /за 500_мс чи 95_% від 10_000 рядків/,
  ],
  ['a word after a number is not a unit', '3 сервіси', /3 сервіси/],
  ['a capital letter counts too', 'У світі', /У_світі/],
  ['a word ending is not a word', 'моя база', /моя база/],
  ['code stays as it is', '`а б`', /"а б"/],
  ['English stays as it is', 'a word — a dash', /a word — a dash/],
])('%s', (_claim, markdown, expected) => {
  expect(held(markdown)).toMatch(expected);
});
