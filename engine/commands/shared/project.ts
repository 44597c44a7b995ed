import { join } from 'node:path'

/** A path in the project: npm runs scripts in the project folder. */
export function projectFile(...path: string[]): string {
  return join(process.cwd(), ...path)
}
