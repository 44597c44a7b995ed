import type { Context } from './context'

/** Rejects other methods. The specification gives every path one method; GET implies HEAD. */
export const allowOnly = (...methods: string[]) => {
  const allow = methods.join(', ')
  return (context: Context) => context.json({ error: `Only ${allow} here.` }, 405, { allow })
}
