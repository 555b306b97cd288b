// Data for the Ukrainian stemmer. Words have no apostrophes here, because the stemmer removes them
// first: people in a hurry type «зєднання» for «з’єднання».

/** Endings to remove. The longest match wins. */
export const ENDINGS: ReadonlySet<string> = new Set(
  [
    // Nouns. Dative -ові and -еві are missing because of plural adjectives such as «типові».
    'а я о е є і ї и у ю ом ем єм ою ею єю ів їв ей ам ям ах ях ами ями',
    'ія ії ію ією ієм ій іям іями іях іїв',
    // Adjectives and participles. -ім is missing because of «псевдонім».
    'ий ого ому ої ою им их ими ього ьому ьої ьою іх іми',
    // Infinitives and both conjugations.
    'ати яти ити іти їти ути',
    'аю аєш ає аємо аєте ають ай айте ала ало али',
    'яю яєш яє яємо яєте яють яй яйте яла яло яли',
    'ую ує уємо уєте ують уй уйте юю ює юємо юєте юють юй юйте',
    'имо ите ить ять ать уть ють іть ила ило или ено ано',
  ]
    .join(' ')
    .split(' '),
);

/** Noun endings, for the words in `NOUNS`. */
export const NOUN_ENDINGS = 'а|я|о|е|і|ї|и|у|ю|ом|ем|ою|ею|єю|ів|їв|ам|ям|ах|ях|ами|ями|ові|еві';

/**
 * Stems of nouns that look like verbs or adjectives: «запити» isn't a verb in -ити, and «режим»
 * isn't an adjective in -им.
 */
export const NOUNS: readonly string[] = (
  'агрегат архів атрибут аудит байт дат депозит дефіцит діаграм дублікат журнал запит ідеал інститут інтервал ' +
  'канал капітал коміт координат кредит ліміт мандат маршрут матеріал оригінал персонал портал потенціал правил ' +
  'проблем програм режим результат реквізит сертифікат сигнал систем стат статут схем таймаут тем термінал ' +
  'формат функціонал цитат автомат'
).split(' ');

/** Prefixes that form compounds with the nouns above: «підсистема». */
export const NOUN_PREFIXES = 'під|мета|мікро|авто|мульти';

/**
 * Stems of nouns whose verbal noun is a different term on this site: «журналювання» isn't «журнал»,
 * and «блокування» isn't «блок».
 */
export const DISTINCT_FROM_VERB: ReadonlySet<string> = new Set(['блок', 'журнал', 'імен', 'успадк', 'план']);

// Each line: a stem, then the forms that the rules don't reduce to it.
const IRREGULAR = `
  памят память
  імен імя
  рівн рівень
  тижн тиждень
  дн день
  корен корінь
  камен камінь
  вузл вузол
  вікн вікон
  числ чисел
  ядр ядер
  відр відер
  рок рік
  бок бік
  рог ріг
  реч річ
  ноч ніч
  слов слів
  робот робіт
  сторон сторін
  особ осіб
  голов голів
  дорог доріг
  черг черзі
  каталог каталозі
  послуг послузі
  переваг перевазі
  допомог допомозі
  вимог вимозі
  книг книзі
  уваг увазі
  напруг напрузі
  дод додавання додаванню додаванням додаванні
  підтримк підтримувати підтримує підтримують підтримується
  пошук шукати шукає шукайте
  запуск запустити запустіть запустите запускати запускає запускайте запускається запускають запуску
  перевірк перевірити перевірте перевіряє перевіряти перевіряють перевіряйте перевіряється
  обробк обробити обробляти обробляє обробляють обробляйте
  помилк помилковий помилково помиляється
  налашт налаштовувати налаштовує налаштовуємо налаштовують налаштовується налаштований налаштована налаштовані
  використ використаний використана використані
  надсил надіслати надішле надішліть надсилання надсилань надсилати надсилає
`;

/** Correct stems for the forms that the rules would stem wrongly. */
export const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split('\n')
    .flatMap((line) => {
      const [stem = '', ...forms] = line.trim().split(' ');
      return forms.map((form) => [form, stem] as const);
    }),
);

/** Vowel alternations in words without an ending: «дозвіл», «дозволу». */
export const CLOSED_SYLLABLES: readonly (readonly [RegExp, string])[] = [
  [/хід$/, 'ход'],
  [/(^|ви|при|пере|про|роз|в)від$/, '$1вод'],
  [/(ви|на|за|під|роз|пере)бір$/, '$1бор'],
  [/(по|ви)тік$/, '$1ток'],
  [/звіл$/, 'звол'],
  [/спосіб$/, 'способ'],
  [/(пере|по|обо)ріг$/, '$1рог'],
  [/папір$/, 'папер'],
  [/колір$/, 'кольор'],
];
