import { once } from 'node:events'
import { createServer } from 'node:net'
import { environmentProblems } from '../../lib/environment/environment'

/** Ends this process when PORT is no port, and puts a free one in the place of 0, which several programs have to know. */
export async function choosePort(): Promise<void> {
  const { PORT } = process.env
  const problem = environmentProblems({ PORT }).find(({ name }) => name === 'PORT')?.problem
  if (problem !== undefined) {
    console.error(`PORT ${problem}.`)
    process.exit(1)
  }
  if (Number(PORT?.trim() || 3000) === 0) process.env.PORT = String(await freePort())
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
