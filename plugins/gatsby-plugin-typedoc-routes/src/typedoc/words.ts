/** The words the reference pages are made of, beside TypeDoc's own names of kinds and flags. */
export interface Words {
  typeParameters: string;
  parameters: string;
  returns: string;
  throws: string;
  example: string;
  examples: string;
  remarks: string;
  deprecated: string;
  defaultValue: string;
  seeAlso: string;
  members: string;
  inherited: string;
  inheritedFrom: string;
  extends: string;
  implements: string;
  extendedBy: string;
  implementedBy: string;
  name: string;
  type: string;
  constraint: string;
  description: string;
  overload: string;
  overrides: string;
  optional: string;
  reexports: string;
  apiReference: string;
  apiReferenceDescription: string;
  packageDescription: string;
}

export const WORDS: Record<string, Words> = {
  en: {
    typeParameters: 'Type parameters',
    parameters: 'Parameters',
    returns: 'Returns',
    throws: 'Throws',
    example: 'Example',
    examples: 'Examples',
    remarks: 'Remarks',
    deprecated: 'Deprecated',
    defaultValue: 'Default',
    seeAlso: 'See also',
    members: 'Members',
    inherited: 'Inherited members',
    inheritedFrom: 'Inherited from',
    extends: 'Extends',
    implements: 'Implements',
    extendedBy: 'Extended by',
    implementedBy: 'Implemented by',
    name: 'Name',
    type: 'Type',
    constraint: 'Constraint',
    description: 'Description',
    overload: 'Overload',
    overrides: 'Overrides',
    optional: 'optional',
    reexports: 'Exported from other packages',
    apiReference: 'API reference',
    apiReferenceDescription:
      'Every package of the toolkit and every symbol it exports, with signatures, descriptions and examples.',
    packageDescription: 'Everything that {package} exports: signatures, descriptions and examples.',
  },
  uk: {
    typeParameters: 'Параметри типу',
    parameters: 'Параметри',
    returns: 'Повертає',
    throws: 'Винятки',
    example: 'Приклад',
    examples: 'Приклади',
    remarks: 'Примітки',
    deprecated: 'Застаріло',
    defaultValue: 'Типове значення',
    seeAlso: 'Див. також',
    members: 'Члени',
    inherited: 'Успадковані члени',
    inheritedFrom: 'Успадковано від',
    extends: 'Розширює',
    implements: 'Реалізує',
    extendedBy: 'Розширюють',
    implementedBy: 'Реалізують',
    name: 'Назва',
    type: 'Тип',
    constraint: 'Обмеження',
    description: 'Опис',
    overload: 'Перевантаження',
    overrides: 'Перевизначає',
    optional: 'необов’язковий',
    reexports: 'Експортовано з інших пакетів',
    apiReference: 'Довідник API',
    apiReferenceDescription:
      'Усі пакети набору інструментів і все, що вони експортують: сигнатури, описи та приклади.',
    packageDescription: 'Усе, що експортує {package}: сигнатури, описи та приклади.',
  },
};

/** TypeDoc's own strings in Ukrainian, which TypeDoc does not ship. */
export const TYPEDOC_UK = {
  kind_project: 'Проєкт',
  kind_module: 'Модуль',
  kind_namespace: 'Простір імен',
  kind_enum: 'Перелік',
  kind_enum_member: 'Член переліку',
  kind_variable: 'Змінна',
  kind_function: 'Функція',
  kind_class: 'Клас',
  kind_interface: 'Інтерфейс',
  kind_constructor: 'Конструктор',
  kind_property: 'Властивість',
  kind_method: 'Метод',
  kind_call_signature: 'Сигнатура виклику',
  kind_index_signature: 'Індексна сигнатура',
  kind_constructor_signature: 'Сигнатура конструктора',
  kind_parameter: 'Параметр',
  kind_type_literal: 'Літеральний тип',
  kind_type_parameter: 'Параметр типу',
  kind_accessor: 'Метод доступу',
  kind_get_signature: 'Сигнатура читання',
  kind_set_signature: 'Сигнатура запису',
  kind_type_alias: 'Псевдонім типу',
  kind_reference: 'Посилання',
  kind_document: 'Документ',
  kind_plural_project: 'Проєкти',
  kind_plural_module: 'Модулі',
  kind_plural_namespace: 'Простори імен',
  kind_plural_enum: 'Переліки',
  kind_plural_enum_member: 'Члени переліку',
  kind_plural_variable: 'Змінні',
  kind_plural_function: 'Функції',
  kind_plural_class: 'Класи',
  kind_plural_interface: 'Інтерфейси',
  kind_plural_constructor: 'Конструктори',
  kind_plural_property: 'Властивості',
  kind_plural_method: 'Методи',
  kind_plural_call_signature: 'Сигнатури виклику',
  kind_plural_index_signature: 'Індексні сигнатури',
  kind_plural_constructor_signature: 'Сигнатури конструктора',
  kind_plural_parameter: 'Параметри',
  kind_plural_type_literal: 'Літеральні типи',
  kind_plural_type_parameter: 'Параметри типу',
  kind_plural_accessor: 'Методи доступу',
  kind_plural_get_signature: 'Сигнатури читання',
  kind_plural_set_signature: 'Сигнатури запису',
  kind_plural_type_alias: 'Псевдоніми типів',
  kind_plural_reference: 'Посилання',
  kind_plural_document: 'Документи',
  flag_private: 'Приватний',
  flag_protected: 'Захищений',
  flag_public: 'Публічний',
  flag_static: 'Статичний',
  flag_external: 'Зовнішній',
  flag_optional: 'Необов’язковий',
  flag_rest: 'Решта',
  flag_abstract: 'Абстрактний',
  flag_const: 'Константа',
  flag_readonly: 'Лише для читання',
  flag_inherited: 'Успадкований',
};
