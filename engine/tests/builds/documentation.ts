import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFonts } from '../../commands/fonts/theme-fonts'
import { readText } from '../../src/files/file-text'
import { ports } from '../servers/ports'
import { replaceInFile } from './replace-in-file'

/*
 * Puts the examples of the documentation into a clone, as a reader would. The info string of a code block says where: `new=<file>` is a file,
 * `in=<file>` sets a property, `add=<file>:<object>` adds one.
 */

const block = /```\w+ (new|in|add)=(\S+)\n([\s\S]*?)```/g

/** The address of the newsletter provider in the examples, which a test stands in for. */
export const newsletterOrigin = `http://localhost:${ports.newsletter}`

/** The pages with examples, in an order in which the files that an example changes exist. */
const pages = [
  'extending',
  'sections',
  'theming',
  'appearance',
  'content',
  'forms',
  'search-engines',
  'search',
  'testing',
]

/** Follows the pages of docs/ about extending a clone, with all their examples. */
export async function followDocumentation(clone: string): Promise<void> {
  for (const page of pages) applyExamples(`docs/${page}.md`, clone)
  // The steps that these pages describe in words.
  const photographs = join(import.meta.dirname, '../../sandbox/assets/mare-alta')
  cpSync(join(photographs, 'people/rui.jpg'), join(clone, 'public/fotos/equipa.jpg'))
  cpSync(join(photographs, 'blog/armazem-seguro.jpg'), join(clone, 'public/fotos/armazem.jpg'))
  await makeFonts(join(clone, 'themes/lagoa'))
  writeFileSync(
    join(clone, 'site/pages/arabic.md'),
    '---\ntitle: ننقل البيوت\nlang: ar\n---\n\nاتصل على الرقم 220 000 140\n\n| الخدمة | السعر |\n| --- | --- |\n| نقل بيانو | 180 € |\n',
  )
  const config = 'site/config.ts'
  const newPage = "{ path: '/boletim', title: 'Boletim', description: 'Uma vez por mês, sem publicidade.' }"
  const catalogue = "{ path: '/catalogo', title: 'Catálogo', description: 'O que alugamos e vendemos.' }"
  const people = /pages: \[\n([\s\S]*?)\],\n/.exec(readText('docs/content.md'))?.[1] ?? ''
  for (const [name, from, to] of [
    // Two neighbours with the same tone.
    [config, "'locations',\n    'closing',", "{ section: 'locations', tone: 'plain' },\n    'closing',"],
    [
      config,
      "updatedOn: '2026-11-02' },\n",
      `updatedOn: '2026-11-02' },\n  ${newPage},\n  ${catalogue},\n${people}`,
    ],
    [config, 'import ', "import { team } from './team'\nimport "],
    ['lib/kinds/index.ts', 'import { faqs }', "import { events } from './events'\nimport { faqs }"],
    [config, "    'services',\n    'projects',\n", "    'services',\n    'events',\n    'projects',\n"],
    // The start is in the past, so that the announcement is shown today.
    [config, "'2026-12-18'", "'2000-12-18'"],
    [config, "'2026-12-26'", "'2099-12-26'"],
    // The search is on in a run that tests it.
    [config, 'search: false', 'search: process.env.WITH_SEARCH ? { perMinute: 300 } : false'],
    ['app/boletim/subscribe.ts', 'https://boletim.test', newsletterOrigin],
  ] as const)
    replaceInFile(clone, name, from, to)
}

/** @throws Error if a file has no line for an example */
function applyExamples(page: string, clone: string): void {
  for (const [, kind, target = '', code = ''] of readText(page).matchAll(block)) {
    const [name = '', object = ''] = target.split(':')
    const file = join(clone, name)
    if (kind === 'new') {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
      continue
    }
    const before = readText(file)
    const after = kind === 'in' ? setProperty(before, code) : addProperty(before, object, code)
    if (after === before) throw new Error(`${page}: ${target} has no line for ${code}`)
    writeFileSync(file, after)
  }
}

/** Sets a property of the settings, including all its lines. */
function setProperty(source: string, code: string): string {
  const name = /^\w+/.exec(code)?.[0]
  const start = source.indexOf('export const')
  const property = new RegExp(`^  ${name}: (?:[^\\n]*,|[^\\n]*[[{(]\\n[\\s\\S]*?\\n  [\\])}],)\\n`, 'm')
  // Indented, so that another page can replace it.
  const line = code.replace(/^(?=.)/gm, '  ')
  const settings = source.slice(start)
  if (!property.test(settings)) return addProperty(source, 'siteConfig', line)
  return source.slice(0, start) + settings.replace(property, () => line)
}

function addProperty(source: string, object: string, code: string): string {
  return source.replace(
    new RegExp(
      `^ *(?:(?:export )?const )?${object}(?:: [^=\\n]+)?(?: =|:) (?:/\\* @__PURE__ \\*/ )?(?:\\w+\\()?\\{\\n`,
      'm',
    ),
    (line) => line + code,
  )
}
