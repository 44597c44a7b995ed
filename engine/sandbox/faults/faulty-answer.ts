import type { Context } from '../endpoints/context'
import type { Faults } from './faults'
import type { FaultOrder } from './kinds'
import { cutShort, disconnectionOf, hangUp } from './socket'

type Good = {
  status: 200 | 201
  /** Creates the correct answer. */
  answer: () => Response | Promise<Response>
}

/** The answer under a fault that every endpoint supports. Each endpoint implements its own faults. */
export async function faultyAnswer(
  faults: Faults,
  order: FaultOrder,
  context: Context,
  good: Good,
): Promise<Response> {
  const error = 'A fault that was switched on in the sandbox.'
  switch (order.fault) {
    case '500':
      return context.json({ error }, 500)
    case '401':
      return context.json({ error }, 401)
    case '404':
      return context.body(null, 404)
    case '429':
      return context.json({ error }, 429, { 'retry-after': '1' })
    case 'garbage':
      return context.html('<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>')
    case 'empty':
      return context.body('', good.status, { 'content-type': 'application/json' })
    case 'wrong-shape':
      return context.json({ ok: true }, good.status)
    case 'truncated':
      return cutShort(context, await good.answer())
    case 'reset':
      return hangUp(context)
    case 'hang':
      await faults.hold(order, disconnectionOf(context))
      return hangUp(context)
    case 'slow':
      await faults.hold(order, AbortSignal.timeout(order.ms))
      return good.answer()
    default:
      throw new Error(`No answer is known for the fault ${order.fault}.`)
  }
}
