import { readFileSync } from 'node:fs'
import { drawOgImage } from '../../../lib/og-image/og-image'

/*
 * Draws a plain Open Graph image, and then the one that it is told to, in a process of its own: prints what the second took more. Apart
 * from the test, whose runner compiles JSX to something else.
 */

const { name, title, file } = JSON.parse(readFileSync(0, 'utf8')) as Record<'name' | 'title' | 'file', string>

async function cost(image: Parameters<typeof drawOgImage>[0]) {
  const memory = process.resourceUsage().maxRSS
  const started = performance.now()
  const drawn = await drawOgImage(image)
  const megabytes = (process.resourceUsage().maxRSS - memory) / 1_000
  return { milliseconds: performance.now() - started, megabytes, bytes: drawn.length }
}

async function main() {
  const plain = { name: 'Oficina', title: 'Contactos', picture: undefined }
  await cost(plain)
  const { milliseconds: usual } = await cost(plain)
  const worst = await cost({ name, title, picture: file ? readFileSync(file) : undefined })
  console.log(JSON.stringify({ ...worst, usual }))
}

void main()
