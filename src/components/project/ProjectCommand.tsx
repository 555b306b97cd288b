/** A command that downloads, installs, and starts a project, with the copy button of code blocks. */
export function ProjectCommand({ command }: { command: string }) {
  return (
    <div className="markdown">
      <figure className="code wrap" data-language="bash">
        <pre>
          <code>{command}</code>
        </pre>
      </figure>
    </div>
  );
}
