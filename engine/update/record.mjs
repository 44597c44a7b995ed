import { UpdateError } from './git.mjs'

/**
 * The template of the last update, as the clone's last commit has it.
 * @typedef {{ from?: string, commit?: string }} TemplateRecord
 */

export const recordFile = '.template.json'

/**
 * @param {import('./git.mjs').Git} git in the clone
 * @returns {TemplateRecord}
 */
export function readRecord(git) {
  const { isWell, text } = git.attempt(['show', `HEAD:./${recordFile}`])
  if (!isWell) return {}
  const record = parsed(text)
  if (typeof record !== 'object' || record === null) return {}
  const [from, commit] = ['from', 'commit'].map((name) => Reflect.get(record, name))
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof commit === 'string' && { commit }),
  }
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpdateError(
      `${recordFile} is no JSON: mend it, or delete it and name the template's commit with --base`,
    )
  }
}

/** @param {TemplateRecord} record */
export function recordText(record) {
  return `${JSON.stringify(record, null, 2)}\n`
}
