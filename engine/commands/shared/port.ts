import { once } from 'node:events'
import { createServer } from 'node:net'
import { environmentProblems } from '../../src/environment/environment'

/** Validates PORT, exits if it is invalid or in use, and replaces 0 with a free port, which several programs have to know. */
export async function choosePort(): Promise<void> {
  const { PORT } = process.env
  const problem = environmentProblems({ PORT }).find(({ name }) => name === 'PORT')?.problem
  if (problem !== undefined) {
    console.error(`PORT ${problem}.`)
    process.exit(1)
  }
  const wish = Number(PORT?.trim() || 3000)
  const port = await freePort(wish)
  if (port === undefined) {
    console.error(
      `Port ${wish} is in use (by another npm run dev?): stop what listens there, or set PORT to another.`,
    )
    process.exit(1)
  }
  if (wish === 0) process.env.PORT = String(port)
}

/** @returns undefined if the wanted port is in use, or must not be used */
async function freePort(wish: number): Promise<number | undefined> {
  const server = createServer().listen(wish)
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return undefined
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
