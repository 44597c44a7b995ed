import { merged } from '@site-starter/engine/text'
import { defaultCopy } from './default-copy'
import { defaultErrorCopy } from './default-error-copy'

export type Texts = Omit<typeof defaultCopy, 'copyOf' | 'titles'> & InLanguages

interface InLanguages {
  /** Texts for pages in another language, by its tag: `{ en: { nav: { skip: 'Skip to content' } } }`. */
  copyOf: { [lang: string]: Changes<typeof defaultCopy> }
  /** In `copyOf`: titles that site/config.ts has, in that language. */
  titles: { [title: string]: string }
}

/** Any of these texts, and others. Objects may be given in part, a list or a function only as a whole. */
type Changes<T> = { [other: string]: unknown } & {
  [name in keyof T]?: T[name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T[name] extends readonly unknown[] | ((...values: never[]) => unknown)
      ? T[name]
      : T[name] extends object
        ? Changes<T[name]>
        : T[name]
}

/** The texts of one further language. @public for the files that `npm run texts` writes */
export type Translation = Changes<typeof defaultCopy>

/**
 * Marks a text that is not translated yet: pages show it in the language of the site, and `npm run doctor` names it.
 * @public for the files that `npm run texts` writes
 */
export function todo<T>(_: T): T {
  return undefined as T
}

/** The texts of a site: `changes`, which may have texts that the template does not know, and the template's own for the rest. */
export function defineCopy<Own extends Changes<typeof defaultCopy> & Partial<InLanguages>>(
  changes: Own,
): typeof defaultCopy & Own {
  return merged(defaultCopy, changes)
}

export function defineErrorCopy(changes: Partial<typeof defaultErrorCopy>): typeof defaultErrorCopy {
  return merged(defaultErrorCopy, changes)
}
