/** A hyphenated name, such as a package name. */
const NAME = /(?<![\w-])([a-z\d]+(?:-[a-z\d]+)+)(?![\w-])/;

/** A page title. Hyphenated names wrap only if they are wider than the line. */
export function TitleText({ title }: { title: string }) {
  return (
    <>
      {title.split(NAME).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="held-together">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
