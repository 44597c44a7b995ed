import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  canBeInIframe,
  iframeAddressIn,
  parseEnvelope,
  resourcesOf,
  SITE_CONTENT,
  siteContentTenant,
  strayClientFiles,
} from '@site-starter/engine/testing'
import { z } from 'zod'
import { isResource } from '../../lib/kinds/names'
import { clonePlatform } from '../clone-site/clone-site'

/* Tests of the client's content as the site reads it. The demo content that replaces it has its own tests. */
const pulled = existsSync(SITE_CONTENT) ? test : () => undefined

const maps = z.array(z.looseObject({ slug: z.string().optional(), mapEmbedUrl: z.string().optional() }))

pulled('every file of the content is that of a resource which its contract has', () => {
  const tenant = siteContentTenant(SITE_CONTENT)
  const names = resourcesOf(tenant.version).join(', ')
  expect(
    strayClientFiles(tenant).map((file) => `${file} is never read: contract ${tenant.version} has ${names}`),
  ).toEqual([])
})

pulled('every map has an address that can be shown in an iframe', async () => {
  const { version } = siteContentTenant(SITE_CONTENT)
  if (!resourcesOf(version).includes('locations')) return
  const file = join(SITE_CONTENT, 'locations.json')
  const places = maps.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
  const found = places.filter(({ mapEmbedUrl = '' }) => {
    const address = iframeAddressIn(mapEmbedUrl)
    return address !== '' && !canBeInIframe(address)
  })
  expect(
    found.map(
      ({ slug, mapEmbedUrl }) =>
        `${file}: record "${slug}": mapEmbedUrl: ${mapEmbedUrl} cannot be framed: on its map service, take the address from "embed a map"`,
    ),
  ).toEqual([])
})

pulled('the site shows all of the content: no record, picture or text is left out', async () => {
  const { key, version } = siteContentTenant(SITE_CONTENT)
  const headers = { authorization: `Bearer ${key}` }
  const found = await Promise.all(
    resourcesOf(version)
      .filter(isResource)
      .map(async (resource) => {
        const body: unknown = await (await fetch(`${clonePlatform}/api/v1/${resource}`, { headers })).json()
        const { notes } = parseEnvelope(
          resource,
          body,
          ({ url, pathname }) => url || `${clonePlatform}/${pathname}`,
        )
        return notes.map((note) => ({ ...note, text: `${join(SITE_CONTENT, resource)}.json: ${note.text}` }))
      }),
  )
  const notes = found.flat()
  // A newer platform may send values that this template does not know. The site shows the record without them.
  for (const { kind, text } of notes) if (kind === 'unknown value') console.log(text)
  expect(notes.filter(({ kind }) => kind !== 'unknown value').map(({ text }) => text)).toEqual([])
})
