import { randomUUID } from 'node:crypto'
import { unstable_cache } from 'next/cache'

const drawn = unstable_cache(async () => randomUUID(), ['sorteio'], { tags: ['sorteio'] })

export const dynamic = 'force-dynamic'

export default async function StoredPage() {
  return <output>{await drawn()}</output>
}
