import type { DeclarationReflection } from 'typedoc';
import { byPackageLabel, packageLabel } from '../../../../../src/model/docs/addresses';
import type {
  ConfigurationIndex,
  ConfigurationKey,
  EnvironmentVariable,
} from '../../../../../src/model/reference/configuration';
import type {
  Block,
  InlineBlock,
  MemberBlock,
  SimpleBlock,
} from '../../../../../src/model/reference/reference-blocks';
import { inlineCode } from '../../../../../src/model/text/markdown-text';
import { uniqueIds } from '../../../../shared/unique-ids';
import { CONFIGURATION_PAGE } from '../../../../../src/model/reference/kinds';
import type { ReferencePage } from '../../../../../src/model/reference/reference-page';
import { documentedLiteral } from '../default-value';
import { describeMember, valueNotes } from '../pages/describe-member';
import { ownText } from '../pages/own-text';
import { commentOf } from '../pages/type-members';
import { linkOf, type WriterContext } from '../pages/writer-context';
import { placeKeys, type PlacedKey, type Step } from './configuration-paths';
import { isWrittenInFile, settingLines } from './setting-lines';
import { describeUnexported } from './unexported-properties';

/**
 * Describes the page that lists all configuration keys, grouped by package: with each property's
 * description from its class's page, and the key's place in a configuration file. Heading IDs
 * derive from the keys, so they are the same in every language.
 *
 * @param context - The context of the reference's root page, which is in the same folder.
 * @param hasGuide - Checks for a guide by its path below the guides of a language. Other guides may not
 *   have those that the page links to.
 */
export function configurationPage(
  index: ConfigurationIndex,
  context: WriterContext,
  hasGuide: (page: string) => boolean,
): ReferencePage {
  const { t, findSymbol } = context;
  const placed = placeKeys(index);
  const number = uniqueIds();
  const idOf = (name: string) => number(name.replace(/[^\w]+/g, '-').replace(/^-|-$/g, ''));

  const links = (title: string, names: readonly string[], packageName: string): InlineBlock[] =>
    names.length === 0
      ? []
      : [
          {
            type: 'links',
            title,
            links: names.map((name) => linkOf(name, findSymbol(name, packageName), context)),
          },
        ];
  const codes = (title: string, values: readonly string[]): InlineBlock[] =>
    values.length === 0 ? [] : [{ type: 'text', title, text: ownText(values.map(inlineCode).join(', ')) }];

  const propertyOf = (className: string, name: string, packageName: string) =>
    findSymbol(className, packageName)?.getChildByName([name]) as DeclarationReflection | undefined;

  const stepProperty = (packageName: string) => (step: Step) =>
    propertyOf(step.holder, step.key.name, packageName);

  const readersOf = ({ readBy, passedBy }: Readers, packageName: string): SimpleBlock[] =>
    readBy === null || readBy.length + passedBy.length === 0
      ? [{ type: 'text', text: ownText(t(`configuration.readBy.${readBy ? 'none' : 'unknown'}`)) }]
      : [
          ...links(t('configuration.readBy'), readBy, packageName),
          ...links(t('configuration.passedBy'), passedBy, packageName),
        ];

  const settingOf = (placedKey: PlacedKey, property: DeclarationReflection | undefined): SimpleBlock[] => {
    const { type, acceptsString } = placedKey.key;
    const lines = settingLines(placedKey, documentedLiteral(property && commentOf(property)));
    return [
      ...(lines === null ? [] : [{ type: 'setting', code: { code: lines, links: [] } } as const]),
      ...(isWrittenInFile(type) && !acceptsString
        ? [{ type: 'text', text: ownText(t('configuration.noVariable')) } as const]
        : []),
    ];
  };

  const describeKey = (
    placedKey: PlacedKey,
    usual: Readers | undefined,
    packageName: string,
  ): MemberBlock => {
    const { owner, key, steps, paths, place } = placedKey;
    const [path, ...others] = paths;
    const id = idOf(`${packageLabel(packageName)}-${place}`);
    const property = [owner.name, steps.at(-1)?.holder ?? '']
      .map((name) => propertyOf(name, key.name, packageName))
      .find(Boolean);
    const described = property ? describeMember(property, id, context) : null;
    const bare: InlineBlock[] = [
      { type: 'value', code: { code: key.type, links: [] }, notes: valueNotes(key, false, t) },
      ...codes(t('defaultValue'), key.default === null ? [] : [key.default]),
    ];
    const name = `${property?.parent?.name ?? owner.name}.${key.name}`;
    return {
      type: 'member',
      id,
      level: 3,
      title: path,
      headline: described?.headline ?? bare,
      blocks: [
        ...(described?.blocks ?? describeUnexported(steps, stepProperty(packageName), context)),
        ...settingOf(placedKey, property),
        { type: 'links', title: t('configuration.property'), links: [linkOf(name, property, context)] },
        ...(isReadAlike(key, usual) ? [] : readersOf(key, packageName)),
        ...codes(t('configuration.paths'), others),
        ...codes(t('configuration.testVariable'), key.variables),
      ],
    };
  };
  const describeVariable = (variable: EnvironmentVariable, packageName: string): MemberBlock => ({
    type: 'member',
    id: idOf(`${packageLabel(packageName)}-${variable.name}`),
    level: 3,
    title: variable.name,
    headline: [],
    blocks: [
      { type: 'text', text: ownText(t('configuration.variable')) },
      ...links(t('configuration.readBy'), variable.readBy, packageName),
    ],
  });

  const content = Object.entries(index)
    .sort(([a], [b]) => byPackageLabel(a, b))
    .flatMap(([name, { variables }]): Block[] => {
      const keys = placed.get(name) ?? [];
      const usual = usualReaders(keys);
      return [
        { type: 'title', title: packageLabel(name), id: idOf(name) },
        ...links(t('configuration.readBy.usual'), usual?.readBy ?? [], name),
        ...links(t('configuration.passedBy.usual'), usual?.passedBy ?? [], name),
        ...keys.map((key) => describeKey(key, usual, name)),
        ...variables.map((variable) => describeVariable(variable, name)),
      ];
    });
  const about = t('configuration.paths.about').replace(GUIDE_LINK, (link, text: string, guide: string) =>
    hasGuide(guide) ? link : text,
  );
  const intro: Block = { type: 'text', text: ownText(about) };
  return {
    file: CONFIGURATION_PAGE,
    pageKind: 'configuration',
    title: t('configuration'),
    description: t('configuration.description'),
    translated: true,
    nameTargets: Object.fromEntries(context.nameTargets),
    data: { content: [intro, ...content] },
  };
}

type Readers = Pick<ConfigurationKey, 'readBy' | 'passedBy'>;

const isReadAlike = (a: Readers, b: Readers | undefined): boolean =>
  b !== undefined && JSON.stringify([a.readBy, a.passedBy]) === JSON.stringify([b.readBy, b.passedBy]);

/** Returns the readers that most of a package's keys have, so that the page lists them only once. */
function usualReaders(placed: readonly PlacedKey[]): Readers | undefined {
  const keys = placed
    .map(({ key }) => key)
    .filter(({ readBy, passedBy }) => readBy?.length || passedBy.length);
  return placed.length > 2
    ? keys.find((key) => keys.filter((each) => isReadAlike(each, key)).length > placed.length / 2)
    : undefined;
}

/** A link to a guide: its text, and the guide's path. */
const GUIDE_LINK = /\[([^\]]+)\]\(\.\.\/([^)#]+)(?:#[^)]*)?\)/g;
