/** The folder with the client's files: `site/`, `public/` and `app/`. Tests of the template replace it with the template's own. */
export function clientFolder(): string {
  return process.cwd()
}
