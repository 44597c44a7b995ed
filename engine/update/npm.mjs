import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Runs npm without a shell, which Windows would need for its `npm.cmd`.
 * @param {string} folder
 * @param {string[]} args
 */
export function npm(folder, args) {
  const bin = dirname(process.execPath)
  const script = [
    process.env.npm_execpath ?? '',
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((file) => /npm-cli\.c?js$/.test(file) && existsSync(file))
  const [program, ...words] = script ? [process.execPath, script] : ['npm']
  const { status, stderr, error } = spawnSync(program ?? 'npm', [...words, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { isWell: status === 0, message: error?.message ?? (stderr ?? '').trim().split('\n')[0] ?? '' }
}
