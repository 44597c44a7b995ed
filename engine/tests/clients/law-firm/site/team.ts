import { z } from 'zod'
import { ownRecords } from '@/engine/src/own-data'

const photo = z.templateLiteral(['/', z.string()])

export const team = () => ownRecords('site/team', { name: z.string(), role: z.string(), photo })
