import type { Context } from './context'

/** The specification gives every path one method; HEAD comes with GET. */
export const allowOnly = (...methods: string[]) => {
  const allow = methods.join(', ')
  return (context: Context) => context.json({ error: `Only ${allow} here.` }, 405, { allow })
}
