/**
 * The part of the CHANGELOG that a clone has not read: sections that its version had not, or had otherwise.
 * @param {import('./git.mjs').Git} git
 * @param {string} base
 * @param {string} commit
 */
export function changelogSince(git, base, commit) {
  const read = (/** @type {string} */ version) => {
    const { isWell, text } = git.attempt(['show', `${version}:CHANGELOG.md`])
    return isWell ? text.split(/^(?=## )/m).slice(1) : []
  }
  const known = new Set(read(base))
  return read(commit)
    .filter((section) => !known.has(section))
    .flatMap((section) => section.trimEnd().split('\n'))
}
