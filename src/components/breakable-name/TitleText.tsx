/** A name with hyphens, such as that of a package. */
const NAME = /(?<![\w-])([a-z\d]+(?:-[a-z\d]+)+)(?![\w-])/;

/** A title of a page. A name in it only breaks at its hyphens where it is wider than the line. */
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
