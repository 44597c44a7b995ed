import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFile } from '../shared/project'

/** A font file of a theme, described by the name of the file. */
export interface FontFile {
  name: string
  family: string
  /** One weight, or the minimum and maximum of a variable font. */
  weights: [number] | [number, number]
  style: 'normal' | 'italic'
}

/** A font in a theme's `fonts.ts`. */
export interface ThemeFont extends FontFile {
  /** The CSS variable for the font. */
  variable: string
  /** Whether the theme sets text of this font in upper case. */
  isUppercase: boolean
}

const NAME = /^([a-z][a-z\d-]*?)-(\d{3})(?:-(\d{3}))?(-italic)?$/

/** @throws Error if the name has another format */
export function parseFontFile(name: string): FontFile {
  const [, family, first, last, italic] = NAME.exec(name) ?? []
  if (family === undefined)
    throw new Error(
      `"${name}" is not the name of a font: <package>-<weight>, or <package>-<lowest weight>-<highest weight>`,
    )
  const weights: FontFile['weights'] = last === undefined ? [Number(first)] : [Number(first), Number(last)]
  return { name, family, weights, style: italic ? 'italic' : 'normal' }
}

/** The Fontsource package of a font. Variable fonts have separate packages. */
export function packageOf({ family, weights }: FontFile): string {
  return `${weights.length === 1 ? '@fontsource' : '@fontsource-variable'}/${family}`
}

/** The file for a subset of a font in its package. */
export function packagedFile({ family, weights, style }: FontFile, subset: 'latin' | 'latin-ext'): string {
  return `files/${family}-${subset}-${weights.length === 1 ? weights[0] : 'wght'}-${style}.woff2`
}

/** @throws Error if the package is not installed, or lacks this weight */
export function readPackaged(font: FontFile, file: string): Buffer {
  const path = join('node_modules', packageOf(font), file)
  if (!existsSync(projectFile(path)))
    throw new Error(
      `${font.name}: ${path} is missing. Does ${packageOf(font)} have this weight? Is it installed?`,
    )
  return readFileSync(projectFile(path))
}

/** A rule on one line, so that the faces of a font align like a table. */
export function fontFace(descriptors: Record<string, string>): string {
  const written = Object.entries(descriptors).map(([name, value]) => `${name}: ${value};`)
  return `@font-face { ${written.join(' ')} }\n`
}
