import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findObject } from '../code/objects.mjs'
import { filesOf } from '../trees.mjs'

/**
 * The client's files of settings and texts, and where a version of the template has what holds without them. Until 26 November 2026 the
 * template's own site.config.ts and site.copy.ts were that.
 */
export const settings = [
  {
    file: 'site/config.ts',
    names: ['siteConfig', 'site'],
    wrapper: 'defineSite',
    module: 'lib/settings/define-site',
    defaults: { path: /(^|\/)define-site\.ts$/, names: ['defaults'] },
    former: { path: /^site\.config\.ts$/, names: ['site', 'siteConfig'] },
  },
  {
    file: 'site/copy.ts',
    names: ['copy'],
    wrapper: 'defineCopy',
    module: 'lib/settings/define-copy',
    defaults: { path: /(^|\/)default-copy\.ts$/, names: ['defaultCopy'] },
    former: { path: /^site\.copy\.ts$/, names: ['copy'] },
  },
  {
    file: 'site/copy.ts',
    names: ['errorCopy'],
    wrapper: 'defineErrorCopy',
    module: 'lib/settings/define-copy',
    defaults: { path: /(^|\/)default-error-copy\.ts$/, names: ['defaultErrorCopy'] },
    former: { path: /^site\.copy\.ts$/, names: ['errorCopy'] },
  },
]

/** @typedef {typeof settings[number]} Setting */

/**
 * The object of the defaults in a version of the template.
 * @param {import('../steps.mjs').Context} context
 * @param {import('../typescript.mjs').TypeScript} ts
 * @param {string} version
 * @param {Setting} setting
 */
export function defaultsIn({ git, tree }, ts, version, { defaults, former }) {
  const paths = [...filesOf(git, version).keys()]
  for (const { path, names } of [defaults, former]) {
    const found = paths.find((one) => path.test(one))
    if (!found) continue
    const folder = join(dirname(tree), 'defaults', version)
    mkdirSync(dirname(join(folder, found)), { recursive: true })
    writeFileSync(join(folder, found), git.run('show', `${version}:${found}`))
    const object = findObject(ts.ast, ts.parse(folder, [found]).get(found), names)
    if (object) return object.object
  }
  return undefined
}
