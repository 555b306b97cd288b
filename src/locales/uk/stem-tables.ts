// The data of the Ukrainian stemmer. Words stand without apostrophes: the stemmer drops them first, so that
// «зєднання», as hurried people type it, meets «з’єднання».

/** Endings that come off as they are; the longest that fits is taken. */
export const ENDINGS: ReadonlySet<string> = new Set(
  [
    // Nouns. Dative -ові, -еві stays: the plural of adjectives («типові») ends like it.
    'а я о е є і ї и у ю ом ем єм ою ею єю ів їв ей ам ям ах ях ами ями',
    'ія ії ію ією ієм ій іям іями іях іїв',
    // Adjectives and participles. -ім is missing for the sake of «псевдонім».
    'ий ого ому ої ою им их ими ього ьому ьої ьою іх іми',
    // Infinitives and the forms of the two conjugations.
    'ати яти ити іти їти ути',
    'аю аєш ає аємо аєте ають ай айте ала ало али',
    'яю яєш яє яємо яєте яють яй яйте яла яло яли',
    'ую ує уємо уєте ують уй уйте юю ює юємо юєте юють юй юйте',
    'имо ите ить ять ать уть ють іть ила ило или ено ано',
  ]
    .join(' ')
    .split(' '),
);

/** The endings of nouns alone, for the words of `NOUNS`. */
export const NOUN_ENDINGS = 'а|я|о|е|і|ї|и|у|ю|ом|ем|ою|ею|єю|ів|їв|ам|ям|ах|ях|ами|ями|ові|еві';

/**
 * Nouns whose last letters look like a verb's or an adjective's ending, by their stems: «запити» is no verb
 * in -ити, «режим» no adjective in -им.
 */
export const NOUNS: readonly string[] = (
  'агрегат архів атрибут аудит байт дат депозит дефіцит діаграм дублікат журнал запит ідеал інститут інтервал ' +
  'канал капітал коміт координат кредит ліміт мандат маршрут матеріал оригінал персонал портал потенціал правил ' +
  'проблем програм режим результат реквізит сертифікат сигнал систем стат статут схем таймаут тем термінал ' +
  'формат функціонал цитат автомат'
).split(' ');

/** Prefixes with which the nouns above make compounds: «підсистема». */
export const NOUN_PREFIXES = 'під|мета|мікро|авто|мульти';

/**
 * Stems of nouns whose verbal noun is a term of its own here: «журналювання» is not «журнал»,
 * «блокування» is not «блок».
 */
export const DISTINCT_FROM_VERB: ReadonlySet<string> = new Set(['блок', 'журнал', 'імен', 'успадк', 'план']);

// Each line: the stem, then the forms that no rule leads to it.
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

/** Forms that the rules would take to a wrong stem, and the right one. */
export const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split('\n')
    .flatMap((line) => {
      const [stem = '', ...forms] = line.trim().split(' ');
      return forms.map((form) => [form, stem] as const);
    }),
);

/**
 * Closed syllables that open when an ending follows: «дозвіл», «дозволу». Only for words that stand without an ending.
 */
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
