import { join, parse } from 'node:path'

/** The font of generated images: a package of @fontsource, or a file in the theme's folder, which `npm run fonts` converts. */
export type DrawnFont =
  | { family: string; weight: 500 | 600 | 700 }
  | { file: string; weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 }

/** The path, in the theme's folder, of the file that `npm run fonts` makes from a theme's own font for generated images. */
export function drawnFontFile(file: string): string {
  return join('subset', `${parse(file).name}.woff`)
}
