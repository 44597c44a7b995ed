import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../..')
const { engines }: { engines: { node: string } } = JSON.parse(
  readFileSync(join(project, 'package.json'), 'utf8'),
)

/** The newest release of each major version when the tests last ran; .github/renovate.json raises them. */
export const newest = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' }

/** The newest release of the current LTS, named in .nvmrc and the Dockerfile. */
export const newestLts = newest[24]

/** The lowest release of each major version in `engines`. */
export const lowest = engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''))

export const versions = [...lowest, ...Object.values(newest)]

/** The npm package with the binary for this system; undefined if there is none. */
const packageName =
  process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
    ? `node-linux-${process.arch}`
    : undefined

const folder = join(project, '.e2e/nodes')

/** The binary of a version, which npm downloads at its first use; undefined if unavailable. */
export function nodeBinary(version: string): string | undefined {
  if (packageName === undefined) return undefined
  const target = join(folder, version)
  const binary = join(target, 'node_modules', packageName, 'bin/node')
  if (existsSync(binary)) return binary
  mkdirSync(target, { recursive: true })
  try {
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...options, '--prefix', target, `${packageName}@${version}`], {
      stdio: 'pipe',
    })
  } catch {
    return undefined
  }
  return existsSync(binary) ? binary : undefined
}
