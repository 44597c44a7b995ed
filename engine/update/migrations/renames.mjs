import { readFileSync } from 'node:fs'

/*
 * What has another name since, or another use. A line in renames.json is all that such a change needs:
 *   exports  { "name": "callNote", "module": "lib/contact", "now": "callCost", "in": "lib/content/contact.ts" }
 *            `module` is where it was, in any version, without the ending, or its door; `in` is the file or the door where it is, when several
 *            modules export the new name. Both may be absent.
 *   keys     { "files": "site/config.ts", "from": "prices.cents", "to": "prices.decimals" }
 *            of the objects in these files; `*` stands for a part of a name.
 *   byHand   { "name": "pageMetadata", "was": "lib/metadata.ts", "say": "takes { head }" }
 *            of an import that a human has to look at, in a clone whose version of the template had the file `was`;
 *            { "text": "no-print", "files": "*.tsx", "was": "lib/metadata.ts", "say": "is print:hidden" } of a line.
 */

/** @typedef {{ files: string, from: string, to: string }} RenamedKey */
/** @typedef {{ say: string, was: string, name?: string, text?: string, files?: string }} Advice */

/** @type {{ exports: import('../code/find-export.mjs').RenamedExport[], keys: RenamedKey[], byHand: Advice[] }} */
const renames = JSON.parse(readFileSync(new URL('./renames.json', import.meta.url), 'utf8'))

export const { exports: renamedExports, keys: renamedKeys, byHand } = renames

/** @param {string} name */
export function adviceFor(name) {
  return byHand.find((one) => one.name === name)?.say
}

/**
 * @param {string} files with `*`
 * @returns {(path: string) => boolean}
 */
export function matcher(files) {
  const pattern = files
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  const expression = new RegExp(`^${pattern}$`)
  return (path) => expression.test(path)
}
