import { ReflectionKind, type DeclarationReflection, type Reflection } from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';

/** Names the files of symbols so that none takes another one's place. */
export class DocsRouter extends MemberRouter {
  /** `index.md` is a folder's page, so a symbol needs another file name. */
  override getIdealBaseName(reflection: Reflection): string {
    const name = super.getIdealBaseName(reflection);
    return reflection.kindOf(ReflectionKind.SomeModule) ? name : name.replace(/\/index$/, '$&-1');
  }

  /** Keeps the underscores of `_Page` if there is also a `Page`. */
  override getReflectionAlias(reflection: Reflection): string {
    const alias = super.getReflectionAlias(reflection);
    const siblings = (reflection.parent as DeclarationReflection | undefined)?.children ?? [];
    const isTaken = siblings.some(
      ({ name }) => name !== reflection.name && name.toLowerCase() === alias.toLowerCase(),
    );
    return alias === reflection.name || !isTaken ? alias : reflection.name;
  }
}
