import { readFileSync } from 'node:fs'
import { drawOgImage } from '../../../src/og-image/og-image'

/*
 * Draws a plain Open Graph image, and then one with the text that it is told, in a process of its own: prints what the second took more. Apart
 * from the test, whose runner compiles JSX to something else.
 */

const text: string = JSON.parse(readFileSync(0, 'utf8'))

async function cost(image: Parameters<typeof drawOgImage>[0]) {
  const memory = process.resourceUsage().maxRSS
  const started = performance.now()
  await drawOgImage(image)
  const megabytes = (process.resourceUsage().maxRSS - memory) / 1_000
  return { milliseconds: performance.now() - started, megabytes }
}

async function main() {
  const plain = { name: 'Oficina', title: 'Contactos', picture: undefined }
  await cost(plain)
  const { milliseconds: usual } = await cost(plain)
  console.log(JSON.stringify({ ...(await cost({ ...plain, name: text, title: text })), usual }))
}

void main()
