import { schemasFor } from './schemas'

const { settings, legal } = schemasFor({ field: 'url', resolve: (value) => value })

/** What stands for a singleton that was never read. */
export const emptySettings = settings.parse({})
export const emptyLegal = legal.parse({})
