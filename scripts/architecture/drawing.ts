import { inLevels, type Rooms } from './rooms'

const descriptions: Record<string, string> = {
  'app/': 'routes: read, decide 404, compose',
  'lib/server/': 'the way of a request on Node',
  'components/': 'what is drawn: layout, sections, cards, forms',
  'lib/pages/': 'what each page shows, and when it is made anew',
  'lib/content/menu/': 'menus, of what there is',
  'lib/pages/og-image/': 'Open Graph images and icons',
  'lib/config/checks/': 'what is wrong in site/config.ts',
  'lib/lead/': 'a lead, from the form to the platform',
  'lib/content/search/': 'the index, and its answers',
  'lib/resources/': 'each kind of content',
  'lib/pages/seo/': 'structured data',
  'lib/next/': "what relies on Next.js' insides",
  'lib/next/light-page/': 'pages without scripts',
  'lib/next/page-cache/': 'the cache of pages, as they are sent',
  'lib/content/': 'the content of the tenant as one site',
  'lib/lead/captcha/': 'a proof of work, when a form is flooded',
  'lib/routing/headers/': 'headers and policy of every response',
  'lib/config/theme/': 'theme, accent, logo',
  'site/config.ts, site/copy.ts': "the client's own",
  'lib/routing/': 'addresses, and what may ask for them',
  'lib/pictures/': 'pictures at the size that is needed',
  'lib/platform/snapshots/': 'the content that this process keeps, and when it is read anew',
  'lib/platform/': 'the client of the platform',
  'lib/environment/process/': 'what one process has: clock, queues, Redis, state',
  'lib/config/': 'the types of site/config.ts',
  'lib/environment/': 'the variables',
  'lib/pages/inline-scripts/': 'what runs in the browser',
  'lib/format/': 'texts, numbers, dates',
  'next.config.ts, proxy.ts, instrumentation.ts': 'where Next.js comes in',
}

/** The rooms as a drawing: a room imports only from rooms below it. */
function drawing(rooms: Rooms): string {
  const width = Math.max(...[...rooms.keys()].map((room) => room.length)) + 3
  const line = (room: string) => `  ${room.padEnd(width)}${descriptions[room] ?? ''}`.trimEnd()
  return inLevels(rooms)
    .map((level) => level.map(line).join('\n'))
    .join('\n  ↓\n')
}

const BEGIN = '<!-- npm run architecture -->\n```text\n'
const END = '\n```\n<!-- end -->'

/** A page with the drawing between its marks. */
export function withDrawing(page: string, rooms: Rooms): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  return before + BEGIN + drawing(rooms) + END + rest.slice(rest.indexOf(END) + END.length)
}
