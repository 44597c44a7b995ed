/** The folder with the client's own files: `site/`, `public/` and `app/`. The tests of the template put the template's in its place. */
export function clientFolder(): string {
  return process.cwd()
}
