import path from 'node:path';
import {
  Converter,
  ReflectionKind,
  type Application,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { findPackages, findTsconfig } from '../../../../src/node/find-packages';
import { packageNameOf } from './import-names';
import type { RunOptions } from '../../options';
import { createApplication, createImportNames } from './toolkit-program';
import { commentOf } from './pages/type-members';

/** Priorities after TypeDoc has resolved the links: first check them, then replace comments. */
export const CHECK_LINKS = -800;
const LAY_OVER = -900;

/** A converted project, and its packages' import names. */
interface Overlay {
  project: ProjectReflection;
  importName: (packageName: string) => string;
}

/**
 * Converts the declarations below a folder, with their comments in all languages.
 *
 * @param folder - The overlay folder.
 * @param options - Options for the toolkit; entry points and paths are replaced.
 * @throws Error if TypeDoc cannot read them.
 */
export async function convertOverlay(folder: string, options: RunOptions): Promise<Overlay> {
  const entryPoints = findPackages(folder);
  const tsconfig = findTsconfig(folder) ?? options.tsconfig;
  const program = {
    entryPoints,
    basePath: folder,
    tsconfig,
    ownTsconfig: true,
    out: `${options.out}.overlay`,
  };
  const app = await createApplication({ ...options, ...program });
  const project = await app.convert();
  if (!project)
    throw new Error(`${path.relative(process.cwd(), folder)}: TypeDoc could not read the overlay.`);
  return { project, importName: createImportNames(folder, options.scope) };
}

/** A source reflection and the overlay reflection that documents it. */
interface Pair {
  own: Reflection;
  other: Reflection;
}

/**
 * Replaces comments with those of same-named overlay symbols and members in the same package.
 * Source comments without a counterpart stay. Runs before the comments are translated.
 *
 * @param app - The application that converts the sources.
 * @param overlay - The converted overlay.
 * @param importName - Converts a source package's folder name to its import name.
 */
export function layOver(app: Application, overlay: Overlay, importName: Overlay['importName']): void {
  const documented = new Map(
    modulesOf(overlay.project).map((each) => [overlay.importName(packageNameOf(each)), each]),
  );
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }: { project: ProjectReflection }) => {
      const pairs = modulesOf(project).flatMap((own): Pair[] => {
        const other = documented.get(importName(packageNameOf(own)));
        return other ? pairDeclarations(own, other) : [];
      });
      const twins = new Map(pairs.map(({ own, other }) => [other, own]));
      for (const { own, other } of pairs) copyComment(own, other, twins);
    },
    LAY_OVER,
  );
}

function modulesOf(project: ProjectReflection): DeclarationReflection[] {
  return (project.children ?? []).filter((child) => child.kindOf(ReflectionKind.Module));
}

function pairDeclarations(own: DeclarationReflection, other: DeclarationReflection): Pair[] {
  const others = other.children ?? [];
  const children = (own.children ?? []).flatMap((child): Pair[] => {
    const named = others.filter(({ name }) => name === child.name);
    const twin = named.find(({ kind }) => kind === child.kind) ?? named[0];
    return twin ? pairDeclarations(child, twin) : [];
  });
  return [
    { own, other },
    ...pairSignatures(own.signatures, other.signatures),
    ...pairSignatures(listed(own.getSignature), listed(other.getSignature)),
    ...pairSignatures(listed(own.setSignature), listed(other.setSignature)),
    ...pairByName(own.typeParameters, other.typeParameters),
    ...pairTypes(own.type, other.type),
    ...children,
  ];
}

function pairSignatures(
  own: readonly SignatureReflection[] = [],
  others: readonly SignatureReflection[] = [],
): Pair[] {
  return own.flatMap((signature, index): Pair[] => {
    const other = others[index];
    if (!other) return [];
    const parameters = (signature.parameters ?? []).flatMap((parameter, at): Pair[] => {
      const twin = other.parameters?.[at];
      if (!twin) return [];
      // A destructured parameter has no name, so use the overlay's, which the comments refer to.
      if (parameter.name === '__namedParameters') parameter.name = twin.name;
      return [{ own: parameter, other: twin }, ...pairTypes(parameter.type, twin.type)];
    });
    return [
      { own: signature, other },
      ...parameters,
      ...pairByName(signature.typeParameters, other.typeParameters),
    ];
  });
}

function pairByName(own: readonly Reflection[] = [], others: readonly Reflection[] = []): Pair[] {
  return own.flatMap((each): Pair[] => {
    const other = others.find(({ name }) => name === each.name);
    return other ? [{ own: each, other }] : [];
  });
}

/** Pairs the members of inline object types, which also have comments. */
function pairTypes(own: SomeType | undefined, other: SomeType | undefined): Pair[] {
  return own?.type === 'reflection' && other?.type === 'reflection'
    ? pairDeclarations(own.declaration, other.declaration)
    : [];
}

function copyComment(own: Reflection, other: Reflection, twins: ReadonlyMap<Reflection, Reflection>): void {
  const comment = (other.isDeclaration() ? commentOf(other) : other.comment)?.clone();
  if (!comment) return;
  for (const { content } of [{ content: comment.summary }, ...comment.blockTags])
    for (const part of content) retarget(part, twins);
  if (!own.isDeclaration()) {
    own.comment = comment;
    return;
  }
  // A function's comment belongs to its signature. A getter may be a property in the overlay.
  const holder = [own.signatures?.[0], own.getSignature, own.setSignature].find(Boolean);
  if (!holder || own.comment) own.comment = comment;
  else if (other.comment) holder.comment = comment;
}

/** Redirects an overlay link to the matching source symbol, or removes it. */
function retarget(part: CommentDisplayPart, twins: ReadonlyMap<Reflection, Reflection>): void {
  if (part.kind !== 'inline-tag' || typeof part.target !== 'object') return;
  if (!('kindOf' in part.target)) return;
  part.text ||= part.target.name;
  part.target = twins.get(part.target);
}

function listed<Each>(each: Each | undefined): Each[] {
  return each === undefined ? [] : [each];
}
