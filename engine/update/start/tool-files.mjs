import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UpdateError } from '../git.mjs'

const toolFolder = 'engine/update'

/**
 * Writes the tool of a commit of the template into a folder, by git alone.
 * @param {import('../workspace.mjs').Workspace} workspace
 * @param {string} commit
 * @returns {string} its first module
 */
export function writeTool(workspace, commit) {
  const { git, folder } = workspace
  const listed = git.attempt(['ls-tree', '-r', '-z', '--full-tree', '--name-only', commit, '--', toolFolder])
  const files = listed.isWell ? listed.text.split('\0').filter(Boolean) : []
  const main = `${toolFolder}/main.mjs`
  if (!files.includes(main))
    throw new UpdateError(
      `${commit.slice(0, 8)} of the template has no ${main}: name a version from 2.0.0 on with --ref`,
    )
  for (const file of files) {
    const place = join(folder, 'tool', file)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, git.run('cat-file', 'blob', `${commit}:${file}`))
  }
  return join(folder, 'tool', main)
}

/**
 * Runs the fetched tool in this terminal.
 * @param {string} main
 * @param {object} task
 * @param {NodeJS.ProcessEnv} env
 * @returns {number} its exit code
 */
export function runTool(main, task, env) {
  const { status } = spawnSync(process.execPath, [main, JSON.stringify(task)], { stdio: 'inherit', env })
  return status ?? 1
}
