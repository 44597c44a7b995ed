import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { templateFiles } from '../shared/template-files'

/* The rooms of the project (folders, or a few files at its root) and the imports between them, types included. */

const ENTRY = 'next.config.ts, proxy.ts, instrumentation.ts'
const clientFiles = ['site/config.ts', 'site/copy.ts']
const CLIENT = clientFiles.join(', ')
const endings = ['', '.ts', '.tsx', '.cjs', '.d.ts', '/index.ts', '/index.tsx']
const specifier = /\b(?:from|import\(|require\() ?'([^'\n]+)'/g

/** Subfolders that are rooms of their own, since they stand elsewhere in the order than the rest of their folder. */
const subfolders = [
  'lib/config/checks/',
  'lib/config/theme/',
  'lib/content/menu/',
  'lib/content/search/',
  'lib/environment/process/',
  'lib/lead/captcha/',
  'lib/next/light-page/',
  'lib/next/page-cache/',
  'lib/pages/inline-scripts/',
  'lib/pages/og-image/',
  'lib/pages/seo/',
  'lib/platform/snapshots/',
  'lib/routing/headers/',
]

/** For each room: the rooms that it imports from. */
export type Rooms = Map<string, Set<string>>

export function readRooms(): Rooms {
  const isCode = (path: string) => /\.(?:tsx?|cjs)$/.test(path) && existsSync(path)
  const files = new Set([...clientFiles, ...templateFiles()].filter(isCode))
  // A clone's own may import anything, in any layout.
  const rooms: Rooms = new Map([[CLIENT, new Set(['lib/config/'])]])
  for (const file of files) {
    const room = roomOf(file)
    if (room === undefined || room === CLIENT) continue
    const imported = rooms.get(room) ?? new Set()
    rooms.set(room, imported)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(specifier)) {
      const target = resolved(file, name, files)
      const other = target && roomOf(target)
      if (other && other !== room) imported.add(other)
    }
  }
  return rooms
}

/** Rooms from the top down: each imports only from those below it. @throws Error when some import each other in a circle */
export function inLevels(rooms: Rooms): string[][] {
  const levels: string[][] = []
  const left = new Map(rooms)
  while (left.size > 0) {
    const level = [...left].flatMap(([room, imported]) =>
      [...imported].some((other) => left.has(other)) ? [] : room,
    )
    if (level.length === 0) throw new Error(`${[...left.keys()].join(', ')} import each other in a circle`)
    for (const room of level) left.delete(room)
    levels.unshift(level.sort())
  }
  return levels
}

function roomOf(file: string): string | undefined {
  const parts = file.split('/')
  if (ENTRY.split(', ').includes(file)) return ENTRY
  if (clientFiles.includes(file)) return CLIENT
  if (parts[0] === 'app' || parts[0] === 'components') return `${parts[0]}/`
  if (parts[0] !== 'lib') return undefined
  const own = `${parts.slice(0, 3).join('/')}/`
  return subfolders.includes(own) ? own : `${parts.slice(0, 2).join('/')}/`
}

function resolved(file: string, name: string, files: Set<string>): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined
  const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(file), name)
  const ending = endings.find((candidate) => files.has(path + candidate))
  return ending === undefined ? undefined : path + ending
}
