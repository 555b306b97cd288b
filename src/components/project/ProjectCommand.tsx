/**
 * A command that downloads, installs, and starts a project, with the copy button of code blocks. Lines
 * break between its parts.
 */
export function ProjectCommand({ command }: { command: string }) {
  return (
    <div className="markdown">
      <figure className="code wrap" data-language="bash">
        <pre>
          <code>
            {command.split(/(?=(?:&&|\|) )/).map((part) => (
              <span key={part} className="held-together">
                {part}
              </span>
            ))}
          </code>
        </pre>
      </figure>
    </div>
  );
}
