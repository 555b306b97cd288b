import type { DiagramLocale } from './diagram-locales';
import type { Drawing } from './svg';

const WORDS = {
  en: {
    title: 'The chain of base classes of entities and their repositories',
    bare: 'no columns',
    crud: 'reading, saving, deleting, pagination',
    tenanted: 'adds the tenant of the context to conditions',
    yours: ['Your entity and your repository', 'a key, your columns, your queries'],
  },
  uk: {
    title: 'Ланцюжок базових класів сутностей і їхніх репозиторіїв',
    bare: 'без стовпців',
    crud: 'читання, збереження, видалення, пагінація',
    tenanted: 'додає до умов тенанта з контексту',
    yours: ['Ваша сутність і ваш репозиторій', 'ключ, ваші стовпці, ваші запити'],
  },
};

/** Three steps, each an entity and the repository for it; a step inherits from the one above. */
export function entityInheritance(locale: DiagramLocale): Drawing {
  const words = WORDS[locale];
  const steps = [
    ['`EntityHelper`', words.bare, '**`BaseTypeormEntityRepository`', words.crud],
    [
      '`BaseTrackedEntityHelper`',
      '`createdAt`, `updatedAt`, `deletedAt`',
      '**`BaseTypeormTrackedEntityRepository`',
      '`archive`, `restore`, `findAllWithArchived`',
    ],
    ['`BaseTenantEntityHelper`', '`tenantId`', '**`BaseTypeormTenantedEntityRepository`', words.tenanted],
  ];
  const x = 10;
  const width = 380;
  const height = 98;
  const step = height + 36;
  return {
    width: width + 2 * x,
    height: 3 * step + 74,
    title: words.title,
    boxes: [
      ...steps.map((text, index) => ({
        x,
        y: 6 + index * step,
        width,
        height,
        text,
        tone: 'accent' as const,
      })),
      { x, y: 6 + 3 * step, width, height: 60, text: words.yours },
    ],
    arrows: [1, 2, 3].map((index) => ({
      points: [
        [x + width / 2, 6 + index * step],
        [x + width / 2, 6 + index * step - 35],
      ],
    })),
  };
}
