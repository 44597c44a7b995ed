import { join, parse } from 'node:path'

/** The font of generated images: a package of @fontsource, or a file in the folder of the theme, of which `npm run fonts` makes another. */
export type DrawnFont =
  | { family: string; weight: 500 | 600 | 700 }
  | { file: string; weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 }

/** The file that `npm run fonts` makes of a theme's own font for images, in the folder of the theme. */
export function drawnFontFile(file: string): string {
  return join('subset', `${parse(file).name}.woff`)
}
