import { z } from 'zod'
import { parseJson } from '@/lib/format/json'
import { namesOf, type Resource } from '@/lib/resources'
import { kindOf, resourceNames } from '@/lib/resources/names'
import type { Move } from './move'

/* The moves as they are written, into a file and into Redis. */

const moves = z.array(
  z.object({
    resource: z.enum(resourceNames).transform(placeOf),
    from: z.string(),
    to: z.string(),
    record: z.object({ whole: z.string(), title: z.string(), texts: z.array(z.string()) }).optional(),
    isLost: z.literal(true).optional(),
  }),
)

export function movesIn(text: string): Move[] {
  return moves.catch([]).parse(parseJson(text))
}

/** The pages of case studies are those of projects: a move is that of the newest contract's resource. */
export function placeOf(resource: Resource): Resource {
  return namesOf(kindOf(resource))[6] ?? resource
}
