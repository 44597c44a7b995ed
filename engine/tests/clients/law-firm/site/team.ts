import { z } from 'zod'
import { ownRecords } from '@site-starter/engine/own-data'

const photo = z.templateLiteral(['/', z.string()])

export const team = () => ownRecords('site/team', { name: z.string(), role: z.string(), photo })
