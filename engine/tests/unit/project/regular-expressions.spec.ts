import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { installPackageOf } from '../../../commands/shared/own-package'
import { templateFiles } from '../../../commands/shared/template-files'

/*
 * Content and requests are written by others, so no regular expression of the site takes longer than in proportion to its text. Each
 * that repeats something without a limit stands here with the text that is worst for it: what is repeated, with what stands before it
 * and after it if need be. Think of a beginning that is found everywhere and an end that is not there. Any other expression looks at a
 * limited number of characters from each place.
 */

type Worst = string | { before?: string; repeated: string; after?: string }

const worst: [RegExp, Worst][] = [
  [
    /(?:^|[.-])(?:beta|demo|dev|homologacao|preprod|preview|qa|stage|staging|teste?s?|uat)\d*(?:[.-]|$)/,
    { before: '.qa', repeated: '1', after: '!' },
  ],
  [
    /(?<!\b(?:const|let|return) |= |\w)\[(?:nome|empresa|cliente|morada|telefone|e-?mail|texto|inserir)\b[^[\]\n]*\](?!\)? =|\.\w)/i,
    { repeated: '[nome ' },
  ],
  [/(?<![\w-])--([\w-]+)\s*:([^;{}]*)/g, { repeated: ' --a:a' }],
  [/\/\.[^/]+$/, { repeated: '/.a' }],
  [/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g, { repeated: '<input type="hidden" name="' }],
  [
    /<meta property="og:site_name" content="([^"]*)"/,
    { repeated: '<meta property="og:site_name" content="' },
  ],
  [
    /^(?:conteudo|consentimento|menu-do-site|pedido|pergunta|pesquisa-aqui|sub-menu-\d+)$/,
    { before: 'sub-menu-', repeated: '1', after: '!' },
  ],
  [
    /^:::[ \t]*([\w-]*)[ \t]*\n([\s\S]*?)(?:^|(?<=\n)):::[ \t]*(?:\n|$)/,
    { before: ':::a\n', repeated: '\n::: ', after: '!' },
  ],
  [/^https:\/\/(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//, { before: 'https://', repeated: 'a' }],
  [
    /^[ \n\r\t]*\{(?:[ \n\r\t]*"[^"\\]*"[ \n\r\t]*:[ \n\r\t]*"[^"\\]*"[ \n\r\t]*,){0,20}[ \n\r\t]*"([^"\\]*)"[ \n\r\t]*:[ \n\r\t]*\[[ \n\r\t]*/,
    { before: '{', repeated: '"a":"",' },
  ],
  [/[ \n\r\t]*(?:,[ \n\r\t]*(?=\{)|(?=\]))/y, ' ,'],
  [/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+(?:[:/?#]|$)/u, { repeated: 'a.aa', after: '!' }],
  [/^<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i, { before: '<iframe ', repeated: ' src ' }],
  [/\s+/, { repeated: ' ', after: 'a' }],
  [/^<\w+/, { before: '<', repeated: 'a' }],
  [/^#(.+)$/, { before: '#', repeated: 'a', after: '\n' }],
  [
    /(?<![\p{L}\d@])(?:https?:\/\/|www\.)(?:(?![,;|](?:https?:|www\.))[^\s<>"“”«»])+|(?<![\p{L}\d._%+/@-])[\w+][\w.+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}(?![\p{L}\d@])|(?<![\p{L}\d])(?:\(\+?\d{1,4}\)|\+?\d)(?:[ .-]?(?:\(\d{1,4}\)|\d)){5,30}(?![\p{L}\d])/giu,
    '1 ',
  ],
  [
    /(?<![\p{L}\d@])(?:https?:\/\/|www\.)(?:(?![,;|](?:https?:|www\.))[^\s<>"“”«»])+|(?<![\p{L}\d._%+/@-])[\w+][\w.+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}(?![\p{L}\d@])|(?<![\p{L}\d])(?:\(\+?\d{1,4}\)|\+?\d)(?:[ .-]?(?:\(\d{1,4}\)|\d)){5,30}(?![\p{L}\d])/giu,
    "'a",
  ],
  [/(?:_ID_|"id":")(\w+)/, '_ID_"'],
  [/^(utm_\w+|gclid)$/, { before: 'utm_', repeated: 'a', after: '!' }],
  [/^[\s,;/|–-]*(?:(?:e|ou)\s)?$/, { repeated: ' ', after: 'a' }],
  [/^[^.,]+(?:\.[^.,]+)+$/, { repeated: 'a.', after: ',' }],
  [/^(?:2[1-9]|30|70[78]|76[0-2]|80[089]|9[1236])\d+$/, { before: '21', repeated: '1', after: 'a' }],
  [
    /(?<![\p{L}\d])(?:(tel|tel[mf]|telef\p{L}*|telem[oó]v\p{L}*|tlmv?|tlf|tm|lig(?:ue|uem|ar)|chamadas?|contact\p{L}*|whatsapp|phone|call|mobile)|fax|n(?:if|ipc|iss|ib)|iban|vat|bic|swift|contribuintes?|fisca(?:l|is)|ref(?:er[eê]ncias?|[ªas])?|entidades?|multibanco|mb|utente|cart[aã]o|cidad[aã]o|passaporte|processos?|proc|ap[oó]lices?|alvar[aá]s?|licen[cç]as?|cert\p{L}*|c[eé]dulas?|matr[ií]culas?|regist\p{L}*|contas?|encomenda|pedido|fac?turas?|recibos?|guias?|lotes?|s[eé]ries?|c[oó]digos?|isbn|ean|sku|imei|coordenadas|gps|latitude|longitude|artigos?|cae|capital|colec?tiva)(?!\p{L})/giu,
    'telef ',
  ],
  [
    /^(?:[\s.:()–-]|(?:nos|para|pelo|através|por|no|na|os?|as?|ao|d[aeo]s?|n\.?[º°]|números?|fixo|m[oó]ve(?:l|is)|geral|direto|nosso|e|ou)(?!\p{L}))*$|^[^\d.,;]{0,30}:\s?$/iu,
    { repeated: 'no n.º ', after: '!' },
  ],
  [
    /^(?:,\d{1,2}(?!\d)|[@_=#&%]|\/\d{4}(?!\d)|(?! \d{1,2} ?h)[ .-]?\d| ?(?:\p{Sc}|%|[kcm]?m[²³2]?(?!\p{L})|kg|EUR|USD|(?:de )?(?:euros?|dólares|habitantes|pessoas|clientes|unidades|peças|quil\p{L}*|metros|anos|visualizações)))/u,
    { before: ' quil', repeated: 'o' },
  ],
  [/^(?:00)?351(\d*)$/, { before: '351', repeated: '1', after: 'a' }],
  [/[ .()-]+/, ' a'],
  [/^(?!.*\.\.)\w[\w.]{0,28}\w$/, { repeated: 'a.', after: '!' }],
  [/^whatsapp:\s*(?!\/\/)/i, { before: 'whatsapp:', repeated: ' ' }],
  [/^[+\d(][+\d\s().-]*$/, { repeated: '1 ', after: 'a' }],
  [/(\p{M}{30})\p{M}+/gu, `${'\u0301'.repeat(30)}a`],
  [/^\[(.+)\](:\d+)?$/, { before: '[', repeated: ']:1' }],
  [/^(\d+(?:\.\d+){3}):\d+$/, { repeated: '1', after: '.' }],
  [/[\s;,:/|<>()]+/, { repeated: ' ', after: 'a' }],
  [/^[^@]+@[^@]*[^@.]$/, { before: 'a@', repeated: 'a', after: '.' }],
  [/\s+/g, { repeated: ' ', after: 'a' }],
  [/<link rel="preload" as="script" [^<>]*>/g, '<link rel="preload" as="script" '],
  [
    /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    { before: 'a@', repeated: 'a.', after: '.' },
  ],
  [/^[\p{L}\p{M}\p{N}._~-]+$/u, { repeated: 'a', after: '!' }],
  [/^[a-z0-9]+(-[a-z0-9]+)*$/, { repeated: 'a-a', after: '-' }],
  [/^(\/[^/?#\s]+)+$/, { repeated: '/a', after: '?' }],
  [/^[a-z][\w-]*$/i, { repeated: 'a', after: '.' }],
  [
    /^\/_next\/image\?url=([^&]+)&w=([1-9]\d*)&q=75(?:&k=([\w-]{16})|&dpl=([\w.-]{1,64}))?$/,
    { before: '/_next/image?url=a&w=', repeated: '1' },
  ],
  [/^\/_next\/static\/media\/[\w~.-]+$/, { before: '/_next/static/media/', repeated: 'a', after: '/' }],
  [/^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/, { before: 's-maxage=', repeated: '1' }],
  [/^\[.+\]$/, { before: '[', repeated: 'a' }],
  [/<[^<>]*>/g, '<a'],
  [/<img(?=[\s/])((?:[^"'>]|"[^"]*"|'[^']*')*)>?/gi, '<img "'],
  [/<img(?=[\s/])((?:[^"'>]|"[^"]*"|'[^']*')*)>?/gi, { repeated: '<img ', after: '"' }],
  [
    /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
    { before: 'a', repeated: ' ', after: '=' },
  ],
  [/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g, { repeated: 'a ', after: '="' }],
  [/(<a\s[^<>]*?href=["'])([^"'<>]+)/gi, { before: '<a ', repeated: 'href=' }],
  [/^(\/[^/?#]+\/)([^/?#]+)\/?(?=$|[?#])/, { before: '/', repeated: 'a', after: '/a/a' }],
  [/\S+/g, 'a'],
  [/[\p{Cc}\p{Zl}\p{Zp}]+/gu, { repeated: '\0\u2028', after: 'a' }],
  [/(?<!=)\{\{[^{}\n]*\}\}/, '{{a'],
  [/(?:(?<![\w-])(?!env\.)[\w-]+\.example|\bexample\.(?:com|net|org))\b/i, 'a-'],
  [/\/\*[\s\S]*?(?:\*\/|$)/g, '/* '],
  [/(^|\s)\/\/.*$/gm, '// '],
  [/script-src ([^;]*)/, 'script-sr'],
  [/<link rel="canonical" href="([^"]+)"/, '<link rel="canonical" href="'],
  [/^([a-z][a-z\d-]*?)-(\d{3})(?:-(\d{3}))?(-italic)?$/, { before: 'a', repeated: '-400', after: 'a' }],
  [/\bsrc: ['"]\.\/subset\/([\w-]+)\.woff2['"]/, "src: './subset/a"],
  [/\bvariable: ['"](--[\w-]+)['"]/, "variable: '--a"],
  [/--heading-case:\s*uppercase/, '--heading-case: '],
  [/[^\s"'`<>{}=]+/g, 'a"'],
  [/(?:^|:)!?(?:rounded|shadow|blur|[a-z]+-[\w./-]+)!?$/, { repeated: 'a-', after: '(' }],
  [/<img src="(\/[^"]*)" alt="([^"]*)"( title="[^"]*")?>/g, '<img src="/" alt="" title="'],
  [/<img src="(\/[^"?#]*)"/g, '<img src="/'],
  [
    /[a-z0-9ªº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+/g,
    'a ',
  ],
  [/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u, { repeated: 'a-', after: '!' }],
  [/[\p{L}\p{N}]+/gu, 'a '],
  [/^das? .* as? /, { before: 'das ', repeated: ' a' }],
  [/^\/maps\/(?:place|search)\/([^/]*)/, { before: '/maps/place/', repeated: 'a' }],
  [/!3d([\d.-]+)!4d([\d.-]+)/g, '!3d1'],
  [
    /^(?:loc:)?(-?\d{1,2}\.\d{4,16}), ?(-?\d{1,3}\.\d{4,16})(?: ?\([^()]*\))?$/,
    { before: '41.1579,-8.6291(', repeated: 'a' },
  ],
  [/^(?:\p{Lu}[^\d:@]*)?$/u, { before: 'A', repeated: 'a', after: '1' }],
  [/:I\[(\d+|"[^"]*"),\[/g, ':I["'],
  [/^ src="[^"]*"(?: id="_R_")?(?: async=""| noModule="")$/, { before: ' src="', repeated: 'a' }],
  [
    /Export encountered an error on (?:\S+: )?(\S+), exiting|Failed to collect page data for (\S+)/,
    { before: 'Export encountered an error on ', repeated: 'a:' },
  ],
  [/"[^"]*"/g, { before: '"', repeated: 'a' }],
  [/(?:^|\/)\.[^/]*$/, '/.'],
  [/[\s,]+/, { repeated: ' ', after: 'a' }],
  [/^ {2}theme: (['"])[\w-]+\1,[^\n]*\n/gm, { before: "  theme: '", repeated: 'a' }],
  [
    /^(?:import|export) (?!type )[^'"]*from ['"]((?:\.{1,2}|@)\/[^'"]+)['"]/gm,
    { before: 'import ', repeated: 'from ' },
  ],
  [/^(\^|>=)(\d+)\.(\d+)/, { before: '>=', repeated: '1', after: 'a' }],
  [
    /^(\uFEFF?[ \t]*(?:export[ \t]+)?)([\w.-]+)([ \t]*=[ \t]*|:[ \t]+)('(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`|[^#\r\n]*)/gm,
    { before: "A='", repeated: "\\'" },
  ],
  [
    /^---[ \t]{0,99}\n(?:([\s\S]*?)\n)??---[ \t]{0,99}(?:\n([\s\S]*))?$/,
    { before: '---\n', repeated: '\n---', after: '!' },
  ],
  [
    /^---[ \t]{0,99}\n(?:([\s\S]*?)\n)??---[ \t]{0,99}(?:\n([\s\S]*))?$/,
    { before: '---\n', repeated: '\n--- ' },
  ],
  [/^(?![ \t]*(?:\/\/|\*))(.*\btaxNumber: )(['"`])[^'"`\n]*\2/gm, 'taxNumber: '],
  [/^( {2}accent: )(['"`])[^'"`\n]*\2(?=,)/m, { before: "  accent: '", repeated: 'a' }],
  [/^[\w:/.,@%+=[\] -]*$/, { repeated: 'a', after: '!' }],
  [
    /^\/\.well-known\/acme-challenge\/[\w-]+$/,
    { before: '/.well-known/acme-challenge/', repeated: 'a', after: '!' },
  ],
  [/^basic +(\S+) *$/i, { before: 'basic a', repeated: ' ', after: 'b' }],
]

const project = join(import.meta.dirname, '../../../..')

installPackageOf('engine/tools/lint')
const parser: { parseSync: (name: string, source: string) => { program: unknown; errors: Error[] } } =
  createRequire(join(project, 'engine/tools/lint/package.json'))('oxc-parser')

/** Takes the expressions that Next.js has made of proxy.ts and next.config.ts, and only to addresses of pages that exist. */
const MADE_OF_RULES = 'engine/src/next/conditions.ts'

const LENGTH = 300_000
/** In proportion to the text it takes some hundredths of a second; by the square, minutes. */
const LIMIT_MS = 10_000

const files = patternsByFile()

test('every expression of this test is in the site', () => {
  const there = new Set(files.flatMap(([, patterns]) => patterns))
  expect(worst.map(([known]) => String(known)).filter((known) => !there.has(known))).toEqual([])
})

for (const [file, patterns] of files) {
  test(`no regular expression of ${file} takes longer than in proportion to its text`, {
    tag: '@all',
  }, () => {
    test.setTimeout(patterns.length * LIMIT_MS * 5)
    for (const pattern of patterns) {
      const listed = worst.filter(([known]) => String(known) === pattern).map(([, text]) => text)
      if (isOfTemplate(file) && repeatsWithoutLimit(pattern))
        expect(listed, `${pattern} needs a line in this test: the text that is worst for it`).not.toEqual([])
      // Each of its own characters too, in case something worse was overlooked.
      const texts = [...listed, ...new Set(pattern)]
      expect.soft(texts.map((text) => slow(pattern, text)).filter(Boolean)).toEqual([])
    }
  })
}

test('what takes longer is found', { tag: '@all' }, () => {
  expect(slow('/<[^>]*>/g', '<', 500)).not.toBe('')
})

function repeatsWithoutLimit(pattern: string): boolean {
  const withoutCharacters = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '')
  return /[*+]|\{\d+,\}/.test(withoutCharacters)
}

/** The other folders may hold sections and pages of a client's own, whose expressions meet their own characters alone. */
function isOfTemplate(file: string): boolean {
  return /^(lib|scripts)\b/.test(file)
}

function slow(pattern: string, text: Worst, timeout = LIMIT_MS): string {
  const { before = '', repeated, after = '' } = typeof text === 'string' ? { repeated: text } : text
  const input = before + repeated.repeat(Math.ceil(LENGTH / repeated.length)) + after
  try {
    runInContext(`input.replace(${pattern}, '')`, createContext({ input }), { timeout })
    return ''
  } catch (error) {
    return `${pattern} on ${JSON.stringify(text)}: ${error}`
  }
}

/** Every regular expression of what runs for a site, by the parser's account; a literal, so that it can be found. */
function patternsByFile(): [string, string[]][] {
  return sourceFiles().flatMap((file): [string, string[]][] => {
    const source = readFileSync(join(project, file), 'utf8')
    const { program, errors } = parser.parseSync(file, source)
    if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
    const patterns = patternsIn(program, file)
    return patterns.length > 0 ? [[file, patterns]] : []
  })
}

function patternsIn(node: unknown, file: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('pattern' in node && 'flags' in node)
    return [String(new RegExp(String(node.pattern), String(node.flags)))]
  const isMade = 'type' in node && node.type === 'Identifier' && 'name' in node && node.name === 'RegExp'
  if (isMade && file !== MADE_OF_RULES)
    throw new Error(`${file} makes a regular expression: write it as a literal`)
  return Object.values(node).flatMap((child) => patternsIn(child, file))
}

function sourceFiles(): string[] {
  const isShipped =
    /^(?:(?:app|components|engine\/(?:commands|src)|lib)\/.*|(?!playwright)[^/]*)\.(?:[cm]?js|tsx?)$/
  return [...templateFiles()].filter((path) => isShipped.test(path) && existsSync(join(project, path)))
}
