import { join, parse } from 'node:path'

/** The file that `npm run fonts` makes of a theme's own font for images, in the folder of the theme. */
export function drawnFontFile(file: string): string {
  return join('subset', `${parse(file).name}.woff`)
}
