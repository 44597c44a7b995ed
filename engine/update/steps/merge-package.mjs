import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageUses } from './package/imports.mjs'
import { completeLock } from './package/lock.mjs'
import { mergeManifest } from './package/merge-manifest.mjs'
import { alignPeers } from './package/peers.mjs'

/**
 * Merges package.json by its keys, so that a package of the client's beside one of the template's is no conflict.
 * @type {import('../steps.mjs').Step}
 */
export const mergePackage = {
  title: 'package.json, the lock file, and the version of the template',
  run(context) {
    const { git, tree, plan } = context
    /** @type {string[]} */
    const notes = []
    /** @type {Record<string, import('./package/merge-manifest.mjs').Manifest>} */
    const merged = {}
    for (const file of ['package.json', 'engine/package.json']) {
      const [base, here, after] = [plan.before, 'HEAD', plan.after].map((version) =>
        manifestOf(git, version, file),
      )
      if (!here || !after) {
        if (after && !plan.left.includes('engine')) git.attempt(['checkout', plan.after, '--', file])
        continue
      }
      const isUsed = packageUses(git, file, ownScripts(base ?? {}, here))
      const { manifest, told } = mergeManifest(base ?? {}, here, after, isUsed)
      merged[file] = manifest
      notes.push(...told.map((line) => `${file}: ${line}`))
    }
    notes.push(...alignPeers(merged))
    for (const [file, manifest] of Object.entries(merged)) {
      writeFileSync(join(tree, file), `${JSON.stringify(manifest, null, 2)}\n`)
      git.run('add', '--', file)
    }
    const lock = completeLock(context)
    return {
      notes: [{ title: 'In package.json, yours stays', lines: notes, isForHand: true }, ...lock],
    }
  },
}

/**
 * @param {import('./package/merge-manifest.mjs').Manifest} base
 * @param {import('./package/merge-manifest.mjs').Manifest} here
 */
function ownScripts(base, here) {
  const [former, own] = [base, here].map(({ scripts }) => Object.entries(scripts ?? {}))
  const known = new Map(former)
  return (own ?? []).flatMap(([name, text]) => (known.get(name) === text ? [] : [String(text)]))
}

/**
 * @param {import('../git.mjs').Git} git
 * @param {string} version
 * @param {string} file
 * @returns {import('./package/merge-manifest.mjs').Manifest | undefined}
 */
function manifestOf(git, version, file) {
  const { isWell, text } = git.attempt(['show', `${version}:${file}`])
  return isWell ? JSON.parse(text) : undefined
}
