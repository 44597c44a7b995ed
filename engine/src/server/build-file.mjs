import { readFileSync } from 'node:fs'

/** The folder of the build, relative to the project's. */
export const buildFolder = process.env.NEXT_DIST_DIR || '.next'

/**
 * Reads a file of the build, or exits with a message if it is missing.
 * @param {string} name
 */
export function buildFile(name) {
  try {
    return readFileSync(`${buildFolder}/${name}`, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    console.error(
      code === 'ENOENT'
        ? `There is no complete build in ${buildFolder}: run "npm run build" first.`
        : `The build in ${buildFolder} cannot be read (${code}): run "chmod -R a+rX ${buildFolder}" as the user who built it.`,
    )
    process.exit(1)
  }
}
