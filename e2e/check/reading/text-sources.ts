import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSET_PATH, readText, resourcesOf } from '@site-starter/engine/testing'
import { pathInApp } from '../../../lib/routes/paths'
import { cloneContent, clonePlatform } from '../../clone-site/clone-site'

/** The origin of a text: a field of a record, or a line of a file. */
interface TextSource {
  name: string
  text: string
}

export type TextSources = Awaited<ReturnType<typeof findTextSources>>

/** Folders with the client's own texts. */
const files = ['site', 'app']
/** Folders in these whose files are not on the site as they are. */
const notShown = ['site/content', 'site/tests']

/** The most sources that a finding names. */
const MAX_NAMES = 3
/** The fewest characters of a text that is worth searching. */
const MIN_SEARCHED = 3

/** Finds the record and field, or the file and line, of a text or address on a page. */
export async function findTextSources() {
  const all = [...(await fieldsOfContent()), ...files.flatMap(linesBelow)]
  const plain = all.map(({ name, text }) => ({ name, text: plainText(text) }))
  const named = (found: TextSource[], path = '') => {
    const slug = path.split('/').at(-1) || '/'
    const ofPage = found.filter(({ name }) => name.includes(`: ${slug}: `))
    const names = (ofPage.length > 0 ? ofPage : found).slice(0, MAX_NAMES).map(({ name }) => name)
    return names.length > 0 ? ` (${names.join(', ')})` : ''
  }
  return {
    /** @param path the page that contains the text */
    ofText: (text: string, path?: string) => {
      const wanted = plainText(text)
      if (wanted.length < MIN_SEARCHED) return ''
      const found = plain.filter((source) => source.text.includes(wanted))
      return named(found, path)
    },
    ofAddress: (address: string, path?: string) => {
      // The content on contract 4.1.0 has only the pathname of a file.
      const [, pathname] = address.split(ASSET_PATH)
      const addresses = [address, pathInApp(address), ...(pathname ? [decodeURIComponent(pathname)] : [])]
      const names = addresses.flatMap((name) => [name, name.replaceAll('&', '&amp;')])
      const isWhole = (text: string, name: string) =>
        text
          .split(name)
          .slice(1)
          .some((rest) => !/^[\w/-]/.test(rest))
      return named(
        all.filter(({ text }) => names.some((name) => isWhole(text, name))),
        path,
      )
    },
  }
}

/** The content as the site reads it, with the addresses of files from the sandbox. */
async function fieldsOfContent(): Promise<TextSource[]> {
  const { tenant, folder } = cloneContent()
  const read = async (resource: string) => {
    const headers = { authorization: `Bearer ${tenant.key}` }
    const { [resource]: content } = await (
      await fetch(`${clonePlatform}/api/v1/${resource}`, { headers })
    ).json()
    const file = join(folder, `${resource}.json`)
    const records: unknown[] = Array.isArray(content) ? content : [content]
    return records.flatMap((record) => {
      const slug =
        Array.isArray(content) && record instanceof Object && 'slug' in record ? `${record.slug}: ` : ''
      return textsIn(record).map(({ name, text }) => ({ name: `${file}: ${slug}${name}`, text }))
    })
  }
  return (await Promise.all(resourcesOf(tenant.version).map(read))).flat()
}

function textsIn(value: unknown, name = ''): TextSource[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${name}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => textsIn(field, name ? `${name}.${key}` : key))
}

function linesBelow(path: string): TextSource[] {
  if (!existsSync(path) || notShown.includes(path)) return []
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => linesBelow(`${path}/${name}`))
  if (!/\.(?:tsx?|mdx?|csv)$/.test(path)) return []
  const lines = readText(path).split('\n')
  return lines.map((text, index) => ({ name: `${path}:${index + 1}`, text }))
}

/** A text without tags, line break characters, and differences in white space. */
function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
