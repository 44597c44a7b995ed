import type { Options } from './options'
import { SetupError } from './setup-error'
import type { Terminal } from './terminal'

/**
 * Asks before values in .env.local are replaced, unless `--force` is set. `--new-secret` is enough for the secret.
 * @throws SetupError when the values must stay
 */
export async function confirmReplacing(
  values: Record<string, string>,
  existing: Record<string, string>,
  { force }: Options,
  terminal: Terminal | undefined,
): Promise<void> {
  const replaced = Object.keys(values).filter(
    (name) => name !== 'REVALIDATE_SECRET' && existing[name] !== undefined && existing[name] !== values[name],
  )
  if (replaced.length === 0 || force) return
  const what = `.env.local has other values for ${replaced.join(', ')}`
  if (!terminal) throw new SetupError(`${what}: pass --force to replace them.`)
  if (!(await terminal.confirm(`${what}. Replace them?`, false))) throw new SetupError(`${what}, which stay.`)
}
