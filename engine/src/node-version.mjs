import { readFileSync } from 'node:fs'

/* Checks the version of Node.js. A program imports this first, since an older Node.js would otherwise fail with a stack trace. */

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

const isSupported = String(engines.node)
  .split(' || ')
  .some((range) => {
    const [, sign, minMajor, minMinor] = /^(\^|>=)(\d+)\.(\d+)/.exec(range) ?? []
    return major === Number(minMajor) ? minor >= Number(minMinor) : sign === '>=' && major > Number(minMajor)
  })

if (!isSupported) {
  console.error(
    `This is Node.js ${process.versions.node}, but the site needs ${engines.node}: install the version of .nvmrc.`,
  )
  process.exit(1)
}
