/**
 * Where the client uses a package: in a file that imports it, or in a script of its own.
 * @param {import('../../git.mjs').Git} git
 * @param {string} file the package.json
 * @param {string[]} ownScripts texts of scripts that the template has not
 * @returns {(name: string) => string | undefined}
 */
export function packageUses(git, file, ownScripts) {
  return (name) => {
    if (file !== 'package.json') return undefined
    const script = ownScripts.find((text) => text.split(/[\s;&|()'"]+/).includes(name))
    if (script) return `the script "${script}"`
    const pattern = `(from|import|import\\(|require\\() ?['"]${name.replaceAll('.', '\\.')}(/[^'"]*)?['"]`
    const { isWell, text } = git.attempt([
      ...['grep', '-l', '-z', '-E', pattern, '--', '*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs'],
      ':(exclude)engine/**',
    ])
    return isWell ? text.split('\0')[0] : undefined
  }
}
