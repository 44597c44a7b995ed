import { merged } from '@site-starter/engine/text'
import { defaultCopy } from './default-copy'
import { defaultErrorCopy } from './default-error-copy'

export type Texts = Omit<typeof defaultCopy, 'copyOf' | 'titles'> & InLanguages

interface InLanguages {
  /** Texts for pages in other languages, by language tag: `{ en: { nav: { skip: 'Skip to content' } } }`. */
  copyOf: { [lang: string]: Changes<typeof defaultCopy> }
  /** Translations of titles in site/config.ts, inside a language of `copyOf`: `{ 'A equipa': 'Our team' }`. */
  titles: { [title: string]: string }
}

/** Changes to the default texts, and additional texts. Objects can be partial; lists and functions are replaced as a whole. */
type Changes<T> = { [other: string]: unknown } & {
  [name in keyof T]?: T[name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T[name] extends readonly unknown[] | ((...values: never[]) => unknown)
      ? T[name]
      : T[name] extends object
        ? Changes<T[name]>
        : T[name]
}

/** The texts of one additional language. @public for the files that `npm run texts` writes */
export type Translation = Changes<typeof defaultCopy>

/**
 * Marks a text without a translation. Pages show it in the language of the site, and `npm run doctor` reports it.
 * @public for the files that `npm run texts` writes
 */
export function todo<T>(_: T): T {
  return undefined as T
}

/** Merges `changes`, which may include texts that the template does not know, into the template's default texts. */
export function defineCopy<Own extends Changes<typeof defaultCopy> & Partial<InLanguages>>(
  changes: Own,
): typeof defaultCopy & Own {
  return merged(defaultCopy, changes)
}

export function defineErrorCopy(changes: Partial<typeof defaultErrorCopy>): typeof defaultErrorCopy {
  return merged(defaultErrorCopy, changes)
}
