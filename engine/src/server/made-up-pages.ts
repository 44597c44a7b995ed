import type { ServerResponse } from 'node:http'
import { isThanks, type Site, siteOf } from '../port/content'
import { routes } from '../port/routes'
import { sitemapEntries } from '../port/views'
import { oncePerObject } from '../process/once-per-object'
import { Turns } from '../process/turns'
import { within } from '../process/within'
import { memoryContent } from '../snapshots/tenant'
import { UNLISTED } from './server-limits'

const listedPaths = oncePerObject((site: Site) => new Set(sitemapEntries(site).map(({ path }) => path)))

/** Whether a site surely has a page. Most that it has not are addresses that somebody has made up. */
export function hasPage(site: Site, path: string): boolean {
  return isThanks(path) || path === routes.search || listedPaths(site).has(path)
}

export function isMadeUp(path: string): boolean {
  const content = memoryContent()
  return content === undefined || !hasPage(siteOf(content), path)
}

const turns = new Turns(UNLISTED.atOnce)

/** Draws a page that may be made up when it is its turn, unless the client has gone. Hundreds at once would hold up everything else. */
export async function drawInTurn(response: ServerResponse, draw: () => Promise<void>): Promise<void> {
  let drawn: Promise<void> | undefined
  await turns.run(async () => {
    if (response.destroyed) return
    drawn = draw()
    // A client that reads slowly keeps nobody waiting.
    await within(UNLISTED.turnMs, drawn)
  })
  await drawn
}
