import { defaultCopy } from './default-copy'
import { defaultErrorCopy } from './default-error-copy'
import { merged } from './merged'

/** Any of these texts. Objects may be given in part, a list or a function only as a whole. */
type Changes<T> = {
  [name in keyof T]?: T[name] extends readonly unknown[] | ((...values: never[]) => unknown)
    ? T[name]
    : T[name] extends object
      ? Changes<T[name]>
      : T[name]
}

/** The texts of a site, with the template's own where `changes` has none. */
export function defineCopy(changes: Changes<typeof defaultCopy>): typeof defaultCopy {
  return merged(defaultCopy, changes)
}

/** The texts of the error page, likewise. */
export function defineErrorCopy(changes: Partial<typeof defaultErrorCopy>): typeof defaultErrorCopy {
  return merged(defaultErrorCopy, changes)
}
