import { byPackageLabel, packageLabel } from '../../../../../src/model/docs/addresses';
import { PLACEHOLDER, type ToolkitError } from '../../../../../src/model/reference/toolkit-error';
import { inlineCode } from '../../../../../src/model/text/markdown-text';
import { uniqueIds } from '../../../../shared/unique-ids';
import type { Block } from '../../../../../src/model/reference/reference-blocks';
import { ERRORS_PAGE } from '../../../../../src/model/reference/kinds';
import type { ReferencePage } from '../../../../../src/model/reference/reference-page';
import { ownText } from '../pages/own-text';
import type { WriterContext } from '../pages/writer-context';
import { explainMessage } from './explain-message';
import type { ExplainedErrors } from './read-errors';

type Context = Pick<WriterContext, 't' | 'findSymbol' | 'linkTo'>;

const LONGEST_ID = 60;

/**
 * Describes the page that lists and explains all messages the toolkit throws and logs, by package.
 * Heading IDs derive from the messages, so they are the same in every language.
 *
 * @param sourcesUrl - Base URL for the source positions.
 * @param context - The context of the reference's root page, which is in the same folder.
 */
export function errorsPage(explained: ExplainedErrors, sourcesUrl: string, context: Context): ReferencePage {
  const { t } = context;
  const number = uniqueIds();
  const idOf = (text: string) => number(idOfMessage(text));
  const linesOf = ({ thrown, places, guides }: ToolkitError, packageName: string): string[] => {
    const from = places.map(({ name, source }) => {
      const [file = '', line = ''] = source.split(':');
      // Other packages also use an exception class, so look each symbol up in its source's package.
      const own = file.slice(0, file.indexOf('/src/'));
      return `${symbolLink(name, own, context)} ([${t('errorsSource')}](${sourcesUrl}/${file}#L${line}))`;
    });
    const links = guides.flatMap((guide) => {
      const title = explained.guideTitles[guide.split('#')[0] ?? ''];
      return title === undefined ? [] : [`[${title}](../${guide})`];
    });
    return [
      ...(thrown === null ? [] : [t('errorsClass', { class: symbolLink(thrown, packageName, context) })]),
      ...from,
      ...(links.length > 0 ? [`${t('errorsGuide')} ${links.join(', ')}`] : []),
    ];
  };
  const sorted = Object.entries(explained.errors).sort(([a], [b]) => byPackageLabel(a, b));
  const content = sorted.flatMap(([packageName, errors]): Block[] => [
    { type: 'title', id: idOf(packageName), title: packageLabel(packageName) },
    ...errors.map(
      (error): Block => ({
        type: 'member',
        level: 3,
        id: idOf(error.message),
        title: error.message,
        notes: notesOf(error, context),
        blocks: [
          ...explainMessage(error.message, packageName, explained, context),
          { type: 'label', title: t('errorsFrom') },
          { type: 'list', texts: linesOf(error, packageName).map(ownText) },
        ],
      }),
    ),
  ]);

  return {
    file: ERRORS_PAGE,
    pageKind: 'errors',
    title: t('errors'),
    description: t('errorsDescription'),
    translated: true,
    data: { content },
  };
}

/**
 * Returns notes about a message: its HTTP status, and whether it is thrown, logged, or shown by a
 * validator.
 */
function notesOf({ thrown, status, log }: ToolkitError, { t }: Context): string[] {
  return [
    ...(status === null ? [] : [t('errorsStatus', { status })]),
    ...(thrown === null ? [] : [t('errorsThrown')]),
    ...(log === null ? [] : [t(log === 'error' ? 'errorsLogged' : 'errorsWarned')]),
    ...(thrown === null && log === null ? [t('errorsOfValidator')] : []),
  ];
}

/** Formats a name such as `AccessGuard.canActivate` as code, linked if it has a page. */
function symbolLink(name: string, packageName: string, { findSymbol, linkTo }: Context): string {
  const [symbol = ''] = name.split('.');
  const found = findSymbol(symbol, packageName);
  const target = found && linkTo(found);
  return target ? `[${inlineCode(name)}](${target})` : inlineCode(name);
}

/** Reduces a message to a readable heading ID of whole words, without its values. */
function idOfMessage(message: string): string {
  const words =
    message
      .replace(PLACEHOLDER, ' ')
      .replace(/['’]/g, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const full = words.join('-');
  return full.length <= LONGEST_ID ? full : full.slice(0, full.lastIndexOf('-', LONGEST_ID));
}
