import { readFileSync } from 'node:fs'
import { drawOgImage } from '../../../src/og-image/og-image'

/*
 * Runs in a separate process, because the test runner compiles JSX to something else: draws a plain Open Graph image, then one with the given text,
 * and prints the additional cost of the second.
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
  const { milliseconds: plainMilliseconds } = await cost(plain)
  console.log(JSON.stringify({ ...(await cost({ ...plain, name: text, title: text })), plainMilliseconds }))
}

void main()
