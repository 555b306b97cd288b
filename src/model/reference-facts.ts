import {
  MEMBER_KINDS,
  type MemberKind,
  type ReferenceFacts,
  type ReferenceRelease,
  type ReferenceSuccessor,
} from './doc';
import { isRecord } from './is-record';
import { CHANGES, readBreaks, type Change, type NameHistory } from './history';

/**
 * Parses the facts that our TypeDoc theme writes into the front matter. Pages by other themes
 * simply have none.
 *
 * @param value - Value of `facts`, of any type.
 */
export function readReferenceFacts(value: unknown): ReferenceFacts {
  const facts = record(value);
  return {
    importName: text(facts['importName']) || null,
    summary: text(facts['summary']),
    deprecated: facts['deprecated'] === true,
    abstract: facts['abstract'] === true,
    source: readSource(facts['source']),
    signatures: records(facts['signatures']).map(readSignature),
    history: readNameHistory(facts['history']),
    members: records(facts['members'])
      .filter(({ name, anchor }) => text(name) !== '' && text(anchor) !== '')
      .map(({ name, anchor, kind, summary, signatures, history }) => ({
        name: text(name),
        anchor: text(anchor),
        kind: isMemberKind(kind) ? kind : 'property',
        summary: text(summary),
        signatures: records(signatures).map(readSignature),
        history: readNameHistory(history),
      })),
    packages: records(facts['packages']).map(({ name, importName, summary, translated, symbols }) => ({
      name: text(name),
      importName: text(importName),
      summary: text(summary),
      translated: translated !== false,
      symbols: texts(symbols),
    })),
    releases: records(facts['releases']).map(readRelease),
    symbols: texts(facts['symbols']),
  };
}

function readSource(value: unknown): ReferenceFacts['source'] {
  const { file, line, url } = record(value);
  if (text(file) === '') return null;
  return {
    file: text(file),
    line: typeof line === 'number' ? line : 1,
    url: /^https:\/\//.test(text(url)) ? text(url) : null,
  };
}

function readSignature({
  typeParameters,
  parameters,
  returns,
}: Record<string, unknown>): ReferenceFacts['signatures'][number] {
  return { typeParameters: texts(typeParameters), parameters: texts(parameters), returns: text(returns) };
}

function readNameHistory(value: unknown): NameHistory | null {
  const { since, deprecatedSince, changes } = record(value);
  if (text(since) === '') return null;
  return {
    since: text(since),
    deprecatedSince: text(deprecatedSince) || null,
    changes: records(changes).map(({ version, breaks, from, to }) => ({
      version: text(version),
      breaks: readBreaks(breaks),
      from: text(from),
      to: text(to),
    })),
  };
}

function readRelease(release: Record<string, unknown>): ReferenceRelease {
  return {
    package: text(release['package']),
    importName: text(release['importName']),
    version: text(release['version']),
    date: text(release['date']),
    changes: records(release['changes']).flatMap(({ change, name, breaks, from, to, slug, successor }) =>
      isChange(change)
        ? [
            {
              change,
              name: text(name),
              breaks: readBreaks(breaks),
              from: text(from) || null,
              to: text(to) || null,
              slug: text(slug) || null,
              successor: readSuccessor(successor),
            },
          ]
        : [],
    ),
  };
}

function readSuccessor(value: unknown): ReferenceSuccessor | null {
  const { before, label, after, slug } = record(value);
  if (text(label) === '') return null;
  return { before: text(before), label: text(label), after: text(after), slug: text(slug) };
}

function isChange(value: unknown): value is Change['change'] {
  return (CHANGES as readonly unknown[]).includes(value);
}

function isMemberKind(value: unknown): value is MemberKind {
  return (MEMBER_KINDS as readonly unknown[]).includes(value);
}

/** Returns the value if it is an object, or else an empty object. */
export function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
