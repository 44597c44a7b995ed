import { join } from 'node:path'

/** npm runs scripts in the folder of the project. */
export function projectFile(...path: string[]): string {
  return join(process.cwd(), ...path)
}
