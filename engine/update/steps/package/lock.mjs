import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../npm.mjs'

const lockFile = 'package-lock.json'

/** What installs by another lock file. */
const others = /** @type {const} */ ([
  ['pnpm-lock.yaml', 'pnpm install'],
  ['yarn.lock', 'yarn install'],
  ['bun.lock', 'bun install'],
  ['bun.lockb', 'bun install'],
])

/**
 * The lock file of the template, completed by npm with what the client has beside it.
 * @param {import('../../steps.mjs').Context} context
 * @returns {import('../../notes.mjs').Note[]}
 */
export function completeLock({ git, tree, plan }) {
  const left = (/** @type {string} */ line) => [{ title: 'Dependencies', lines: [line], isForHand: true }]
  const other = others.find(([file]) => existsSync(join(tree, file)))
  if (other) return left(`${other[1]} brings ${other[0]} up to date`)
  if (!existsSync(join(tree, lockFile))) return []
  if (!git.attempt(['checkout', plan.after, '--', lockFile]).isWell) return []
  const isTemplates = git.attempt([
    'diff',
    '--cached',
    '--quiet',
    plan.after,
    '--',
    'package.json',
    'engine/package.json',
  ]).isWell
  if (isTemplates) return []
  const file = join(tree, lockFile)
  const template = readFileSync(file, 'utf8')
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
  const { isWell, message } = npm(tree, [...args, '--loglevel=error'])
  if (isWell) writeFileSync(file, withHandwritten(template, readFileSync(file, 'utf8')))
  git.run('add', '--', lockFile)
  return isWell
    ? []
    : left(`npm could not complete ${lockFile} (${message}): run npm install, then commit it`)
}

/**
 * The versions of Node.js that packages ask for, as the template's lock file has them. One is written by hand (docs/updating.md), and npm would
 * write what the package says.
 * @param {string} template its lock file
 * @param {string} completed by npm
 */
export function withHandwritten(template, completed) {
  const known = packagesOf(JSON.parse(template))
  const whole = JSON.parse(completed)
  for (const [path, locked] of Object.entries(packagesOf(whole)))
    if (path.startsWith('node_modules/') && known[path]?.version === locked.version) {
      const { engines } = known[path] ?? {}
      if (engines !== undefined) locked.engines = engines
    }
  return `${JSON.stringify(whole, null, 2)}\n`
}

/**
 * @param {{ packages?: Record<string, { version?: unknown, engines?: unknown }> }} lock
 */
function packagesOf({ packages = {} }) {
  return packages
}
