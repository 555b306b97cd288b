import { BreakableName } from './BreakableName';

/** A package name, a hyphenated name, or a name such as `bootstrapApp`, with the sign after it. */
const NAME =
  /(?<![\w-])((?:@[a-z\d-]+\/[a-z\d-]+|[a-z\d]+(?:-[a-z\d]+)+|[a-z\d]+(?:[A-Z][a-z\d]+)+)[:,]?)(?![\w-])/;

/** A page title. Names in code wrap only if they are wider than the line, and then between their words. */
export function TitleText({ title }: { title: string }) {
  return (
    <>
      {title.split(NAME).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="held-together">
            <BreakableName name={part} />
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
