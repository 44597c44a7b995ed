import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { installPackageOf } from '../../../scripts/shared/own-package'

/*
 * Content and requests are written by others, so no regular expression of the site takes longer than in proportion to its text. Each
 * stands here with the text that is worst for it: what is repeated, with what stands before it and after it if need be. Think of
 * a beginning that is found everywhere and an end that is not there.
 */

type Worst = string | { before?: string; repeated: string; after?: string }

const worst: [RegExp, Worst][] = [
  // components
  [/(?<=[@.])/, '@'],
  [/</g, '<'],
  [/[:(*]/, 'a'],
  [/<(?:a|img)(?: [^<>]*)?>|<\/a>/g, '<a '],
  [/[<>#%]/g, '<'],

  // lib
  [/^\[[.[]/, '['],
  [/[ \n\r\t]*[{,][ \n\r\t]*"([^"\\]*)"[ \n\r\t]*:[ \n\r\t]*(?=["{[])/y, '{ "'],
  [/\[[ \n\r\t]*/y, ' '],
  [/[ \n\r\t]*(?:,[ \n\r\t]*(?=\{)|(?=\]))/y, ' ,'],
  [/^https?:\/\/[^\s/]/, 'https://'],
  [/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+(?:[:/?#]|$)/u, { repeated: 'a.aa', after: '!' }],
  [/^<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i, { before: '<iframe ', repeated: ' src ' }],
  [/^\/\/(?=[^/])/, '/'],
  [/^https?:/i, 'https'],
  [/ ?(?:[/;|]| ou| e) ?(?=[+(]?\d)/, ' e +'],
  [/\D/g, 'a'],
  [/rede|chamada|custo|gr[aá]ti|gratuit|€/i, 'red'],
  [/^(?:(?:\+|00)351)?(\d{9})$/, { before: '00351', repeated: '1' }],
  [/^(?:2|30)/, '3'],
  [/^9/, '9'],
  [/^800/, '80'],
  [/\s+/, { repeated: ' ', after: 'a' }],
  [/\.(?:png|svg|gif)(?:\?|$)/i, '.png'],
  [/^(?:[1235689]|45|7[0124579])/, '4'],
  [/^PT/i, 'P'],
  [/[\s.]/g, ' '],
  [/^\d{9}$/, '1'],
  [/(\d{3})(?=\d)/g, '1'],
  [/(?<=\d) (?=\d)/g, '1 '],
  [/(?<=\d) (?=(?:€|%|[kcm]?m[²³]?|km|k?g|l|h|min|k?Wh?|kVA|°C|ºC)(?![\p{L}\d]))/gu, '1 kmk'],
  [
    /(?<=(?:n\.[ºª]s?|\d\.?[ºª]|art\.º|(?<!\p{L})(?:Dr|Dra|Sr|Sra|Eng|Av|pp?)\.)) (?=\S{1,6}(?!\S))/gu,
    'n.º ',
  ],
  [/(?<![\d-])((?:18|19|20)\d\d) ?[-–] ?((?:18|19|20)\d\d)(?![\d-])/g, '2019-2019-'],
  [/(\d[h:]\d{0,2})( ?)[-–] ?(?=\d{1,2}[h:])/g, '1h00-'],
  [/(?<=\d) [-–] (?=\d)/g, 'a - '],
  [/(?<=^|[\s(«“])(\p{L}) (?=\S{1,12}(?=\s|$))/gu, 'a aaaaaaaaaaaaa '],
  [/\p{L}{9,}/gu, 'aaaaaaaa1'],
  [/\p{Lu}/gu, 'A'],
  [/\p{L}{15,}/gu, 'aaaaaaaaaaaaaa1'],
  [/( )/, ' '],
  [
    /^(cache-control|content-|expect|if-(?!none-match)|next-|pragma|range|rsc|transfer-|x-(invoke|matched|middleware|next|now|prerender))/,
    'x-n',
  ],
  [/(name="\$ACTION_\d{1,4}:0"\r\n\r\n\{"id":")([^"]{0,100})/, 'name="$ACTION_1111'],
  [/(name="\$ACTION_KEY"\r\n\r\n)\w{0,100}/, 'name="$ACTION_KE'],
  [/^(?:utm_\w{1,40}|gclid)$/, { before: 'utm_', repeated: 'a' }],
  [/página/i, 'págin'],
  [/campanha|anúncio|publicidade/i, 'campanh'],
  [/^(W\/)?"[^",]*"$/, { before: '"', repeated: 'a' }],
  [/^W\/|-(?:gzip|br)(?="$)/g, '-gzip'],
  [/^\[(.+)\](:\d+)?$/, { before: '[', repeated: ']:1' }],
  [/^(\d+(?:\.\d+){3}):\d+$/, { repeated: '1', after: '.' }],
  [/[^+\d]/g, 'a'],
  [/\d/, 'a'],
  [/^(?:conteudo|pesquisa-aqui|sub-menu-\d+)$/, { before: 'sub-menu-', repeated: '1', after: 'a' }],
  [/[\s;,:/|<>()]+/, { repeated: ' ', after: 'a' }],
  [/^[^@]+@[^@]*[^@.]$/, { before: 'a@', repeated: 'a', after: '.' }],
  [/^(?:\D*\d){9}\d*(?:[\s.-]\d+(?![\d\p{L}]|,\d))*/u, { before: '123456789', repeated: ' 1', after: 'h' }],
  [/^(?:\/(?![/\\])|#|(?:mailto|tel):.)/i, '/'],
  [
    /(?<![\w-])--([\w-]+):\s*(?:light-dark\(((?:[^(),;]|\([^();]*\))+),\s*((?:[^(),;]|\([^();]*\))+)\)|(oklch\([^();]*\)));/g,
    '--a:light-dark((a)a',
  ],
  [
    /[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/,
    '漢',
  ],
  [/\s+/g, { repeated: ' ', after: 'a' }],
  [/\s/, 'a'],
  [/<link rel="preload" as="script" [^<>]*>/g, '<link rel="preload" as="script" '],
  [
    /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    { before: 'a@', repeated: 'a.', after: '.' },
  ],
  [/^[a-z0-9]+(-[a-z0-9]+)*$/, { repeated: 'a-a', after: '-' }],
  [/^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/, { before: '---\n', repeated: '\n---' }],
  [/<h1[\s>]/i, '<h1'],
  [/[/\\%\uFFFD]/, 'a'],
  [/^[1-9]\d{0,4}$/, '1'],
  [/^(\/[^/?#\s]+)+$/, { repeated: '/a', after: '?' }],
  [/^(https|mailto|tel):/, 'mailt'],
  [/[?:]$/, { repeated: '?', after: 'a' }],
  [/^[a-z][\w-]*$/i, { repeated: 'a', after: '.' }],
  [/[?#]/, 'a'],
  [/\r\n|\r|\n/, '\r\r\n'],
  [
    /^\/_next\/image\?url=([^&]+)&w=([1-9]\d*)&q=75(?:&k=([\w-]{16})|&dpl=[\w.-]{1,64})?$/,
    { before: '/_next/image?url=a&w=', repeated: '1' },
  ],
  [/^\/_next\/static\/media\/[\w~.-]+$/, { before: '/_next/static/media/', repeated: 'a', after: '/' }],
  [/\.(?:avif|gif|jpe?g|png|svg|webp)$/i, '.png'],
  [/^[\w-]+\.\w+$/, { repeated: 'a', after: '.-' }],
  [/%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi, '%4'],
  [/^4\./, '4'],
  [/^6\./, '6'],
  [/^127(\.\d{1,3}){3}$/, { before: '127', repeated: '.1' }],
  [/^sk_[0-9a-fA-F]{48}$/, { before: 'sk_', repeated: 'a' }],
  [/^rediss?:$/, 'redis'],
  [/^\d{1,2}$/, '1'],
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT/,
    'ECONNREFUSEDCER',
  ],
  [/[\t\n\r]/g, '\t'],
  [/^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/, { before: 's-maxage=', repeated: '1' }],
  [/^\[.+\]$/, { before: '[', repeated: 'a' }],
  [/\.([a-z0-9]{2,5})$/i, '.aaaaa'],
  [/<[^<>]*>/g, '<a'],
  [/(<a\s[^<>]*?href=["'])([^"'<>]+)/gi, { before: '<a ', repeated: 'href=' }],
  [/^(\/[^/?#]+\/)([^/?#]+)\/?(?=$|[?#])/, { before: '/', repeated: 'a', after: '/a/a' }],
  [/\S+/g, 'a'],
  [/^https:\/\//, 'https:/'],
  [/[\\^$.*+?()[\]{}|]/g, '$'],
  [/[/\\]/, 'a'],
  [/^\/(?!\/)/, '/'],
  [/[^\P{Cc}\t\n\r]|[\p{Surrogate}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/u, 'a'],
  [/[\p{Cc}\p{Zl}\p{Zp}]+/gu, { repeated: '\0\u2028', after: 'a' }],
  [/(?![\t\n\r])\p{Cc}/gu, '\n'],
  [/[\p{Zl}\p{Zp}]/gu, '\u2028'],
  [/\p{Bidi_Control}/gu, '\u202e'],
  [/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '\u200b'],
  [/[\uD800-\uDBFF]$/, { repeated: '\ud800', after: 'a' }],

  // proxy.ts and next.config.ts
  [/[%\0\uFFFD]/, 'a'],
  [/^\/api\/revalidate/, '/api/revalidat'],

  // scripts, which read the content and the files of a clone
  [/\btaxNumber: '[^'\n]*'/g, "taxNumber: '"],
  [/^ {2}complaintsBook: (?:true|false),$/gm, '  complaintsBook: true\n'],
  [/\btaxNumber: '[^'\n]*'/, "taxNumber: '"],
  [/^ {2}company:/m, '  company\n'],
  [/^ {2}complaintsBook: .*$/m, '  complaintsBook:\n'],
  [/mar[eé][ -]?alta/i, 'mare '],
  [/oficina[ -]?castro/i, 'oficina-'],
  [/s[ií]tio[ -]novo/i, 'sitio '],
  [/lorem ipsum/i, 'lorem '],
  [/\b(?:TODO|FIXME|TBD|XXX)\b/, 'TODO_'],
  [/\b(?:placeholder|dummy) text\b/i, 'dummy '],
  [/\btexto (?:de exemplo|provis[oó]rio|a definir)\b/i, 'texto de '],
  [/\ba (?:preencher|definir) pelo cliente\b/i, 'a definir '],
  [/\b(?:empresa|cliente|neg[oó]cio) exemplo\b/i, 'empresa '],
  [/\[(?:nome|empresa|cliente|morada|telefone|e-?mail|texto|inserir)\b[^[\]\n]*\]/i, '[nome '],
  [/(?<!=)\{\{[^{}\n]*\}\}/, '{{a'],
  [/(?:(?<![\w-])(?!env\.)[\w-]+\.example|\bexample\.(?:com|net|org))\b/i, 'a-'],
  [/(?<!@)\bexemplo\.(?:pt|com)\b/i, 'exemplo.'],
  [/\b(?:123[ -]?456[ -]?789|9?1?0?000[ -]?000[ -]?000)\b/, '000'],
  [/\/\*[\s\S]*?(?:\*\/|$)/g, '/* '],
  [/[^\n]/g, 'a'],
  [/(^|\s)\/\/.*$/gm, '// '],
  [/noindex/, 'noinde'],
  [/['"`\\\n\r]/, 'a'],
  [/^ {2}accent: .*$/gm, '  accent: \n'],
  [/^ {2}theme: '[\w-]+',$/gm, { before: "  theme: '", repeated: 'a' }],
  [/^ {2}accent: (['"`])[^'"`]*\1,$/, { before: "  accent: '", repeated: 'a' }],
  [/^ {2}accent: .*$/m, '  accent:\n'],
  [/^ {2}theme: .*$/m, '  theme:\n'],
  [/\r?\n$/, { repeated: '\r\n', after: 'a' }],
  [/\r?\n/, '\r'],
  [/^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/, { before: 'A', repeated: ' ' }],
  [/\.$/, { repeated: '.', after: 'a' }],
  [/^y/i, 'a'],
  [/SSL|EPROTO|TLS|CERT/, 'EPROT'],
  [/redirect/, 'redirec'],
  [/script-src ([^;]*)/, 'script-sr'],
  [/<link rel="canonical" href="([^"]+)"/, '<link rel="canonical" href="'],
  // scripts/fonts
  [/[\p{Z}\p{Cc}\p{Cf}]/u, 'a'],
  [/^([a-z][a-z\d-]*?)-(\d{3})(?:-(\d{3}))?(-italic)?$/, { before: 'a', repeated: '-400', after: 'a' }],
  [/\bsrc: '\.\/subset\/([\w-]+)\.woff2'/, "src: './subset/a"],
  [/\bvariable: '(--[\w-]+)'/, "variable: '--a"],
  [/--heading-case:\s*uppercase/, '--heading-case: '],
  [/[^\s"'`<>{}=]+/g, 'a"'],
  [/(?:^|:)!?(?:rounded|shadow|blur|[a-z]+-[\w./-]+)!?$/, { repeated: 'a-', after: '(' }],
  [/\.(?:tsx?|md)$/, '.ts'],
  [/<img src="(\/[^"]*)" alt="([^"]*)"( title="[^"]*")?>/g, '<img src="/" alt="" title="'],
  [/<img src="(\/[^"?#]*)"/g, '<img src="/'],
  // lib/search, lib/content/html.ts and lib/content/subjects.ts
  [
    /[a-z0-9ªº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+/g,
    'a ',
  ],
  [/\p{M}/gu, 'a\u0301'],
  [/([aáeéêoóôuú])is$/, 'ais'],
  [/ns$/, 'n'],
  [/^[1-9]\d{0,2}$/, '1'],
  [/[&<>"']/g, '&'],
  [/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u, { repeated: 'a-', after: '!' }],
  [/[\p{L}\p{N}]+/gu, 'a '],
  // lib/seo
  [
    /(?:^|(?: -|,)? \(?)(?:so|apenas|somente|exclusivamente|exceto|excepto|salvo|sob|mediante|(?:por|com) (?:marcacao|agendamento|reserva|consulta))(?![a-z])/,
    ' (por marcaca',
  ],
  [
    /[.,;:]|\d|segund|terc|quart|quint|sext|sabad|doming|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|verao|inverno|natal|pascoa|\b(?:anos?|mes|meses|semanas?|quinzenas?|dias?|horarios?)\b|encerr|fech|abert|abr[ei]/,
    'janeir',
  ],
  [
    /^(?:[1-5]\.?[ao]|primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|ultim[ao])s?(?: e (?:[1-5]\.?[ao]|terceir[ao]|quart[ao]|ultim[ao])s?)? (.+) (?:do|de cada) mes$/,
    { before: '1.o ', repeated: 'sabado do mes ' },
  ],
  [/[‐-―−]/g, '-'],
  [/[.:;,]$/, { repeated: '.', after: 'a' }],
  [/(^|,? e )(?:(?:as?|aos?|n[ao]s) |tod[ao]s [ao]s (?!dias))/g, ', e todos os '],
  [/,? e |, ?|; ?| ?[&+] ?/, ', e'],
  [/^(?:dias )?feriados?(?: (?:nacion|municip)ais)?$/, 'feriados'],
  [/^dias (?:uteis|de semana)$/, 'dias '],
  [/^(?:fim|fins)[ -]de[ -]semana$/, 'fim de '],
  [/^(?:todos os dias|diariamente|7 dias por semana)$/, 'todos os '],
  [/ ?\/ ?/, ' '],
  [/ (?:ate )?(?:as?|aos?) | ate | ?-(?!feira) ?/, ' ate -feira'],
  [/^(?:d[eao]s?|desde) /, 'desd'],
  [
    /^(?:(?:segunda|terca|quarta|quinta|sexta)s?(?:[ -]feiras?)?|(?:sabado|domingo)s?|(?:seg|ter|qua|qui|sex|sab|dom)\.?|[2-6]\.?as?(?:[ -]?feiras?)?)$/,
    { before: 'segunda', repeated: ' feira' },
  ],
  [/^\d/, '1'],
  [
    /^(?:(?:encerrad|fechad)[ao]s?(?: todo o dia)?|folga|descanso(?: semanal| do pessoal)?)$/,
    'encerrado todo o ',
  ],
  [/^(?:abert[ao]s? )?24 ?(?:h|horas)(?: por dia| ?\/ ?dia| ?\/ ?24 ?h)?$/, '24 h'],
  [/,? \(?(?:sem interrupcao(?: para almoco)?|horario continuo)\)?$/, ', (sem interrupcao'],
  [/ ?[,;/|·&+] ?(?:e )?| e /, ' , e'],
  [/^(?:abert[ao]s? )?(?:das? |de )?/, 'aberto'],
  [/ ?- ?| (?:ate )?as? | ate /, ' ate'],
  [/[h:.]/, 'a'],
  [/^das? .* as? /, { before: 'das ', repeated: ' a' }],
  [/^(\d\d?)(?:([h:.])(\d\d)(?: ?(?:h|hrs?|horas|m|min))?| ?(?:h|hrs?|horas?))?$/, '11h11 '],
  [/^tel:(?=[239]\d{8}$)/, { before: 'tel:', repeated: '2' }],
  [/^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, 'maps.google.co.'],
  [/^\/maps\/(?:place|search)\/([^/]*)/, { before: '/maps/place/', repeated: 'a' }],
  [/!3d([\d.-]+)!4d([\d.-]+)/g, '!3d1'],
  [/^(?:www\.)?(?:openstreetmap|osm)\.org$/, 'openstreetma'],
  [
    /^(?:loc:)?(-?\d{1,2}\.\d{4,16}), ?(-?\d{1,3}\.\d{4,16})(?: ?\([^()]*\))?$/,
    { before: '41.1579,-8.6291(', repeated: 'a' },
  ],
  [/^(?:\p{Lu}[^\d:@]*)?$/u, { before: 'A', repeated: 'a', after: '1' }],
  [/(?:^|, )Portugal$/i, ', Portugal'],
  [/(?<![^ ,])(?:PT?-)?([1-9]\d{3})[-–](\d{3})(?![^ ,])/, ' PT-1000-00'],
  [/^, ?|,$/g, { repeated: ',', after: 'a' }],
  [
    /^(?:rua|r\.|avenida|av\.?|avª|travessa|trav\.|tv\.|largo|lg\.|praça|praceta|alameda|estrada|calçada|rotunda|caminho|beco|viela|ladeira|zona industrial|parque (?:industrial|empresarial)) /i,
    'parque ',
  ],
  [/^(?:(?:d[aeo]s?|D[AEO]S?) |d['’])?[\p{Lu}\d]/u, 'das '],
  [/^(?:Quinta|Lugar|Bairro|Urbanização|Urb\.|Loteamento) d[aeo]s? \p{Lu}/u, 'Quinta da '],
  [/[:@]|\d ?h(?![a-z])|\d{3} ?\d{3} ?\d{3}/, '11 '],
  [/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\0'],
  // lib/routing
  [/[/?#]/, 'a'],
  [/[\\/]/, '/'],
  [/^[(@]/, '('],
  [/^page\.(?:[jt]sx?|mdx)$/, 'page.'],
  [/^(?:page|route)\.(?:[jt]sx?|mdx)$/, 'page.'],
  // lib/next
  [/:I\[(\d+|"[^"]*"),\[/g, ':I["'],
  [/\/(?:global-)?error\.[jt]sx?$/, '/error.ts'],
  [/\.no-script\.[jt]sx?$/, '.no-script.ts'],
  [/^ src="[^"]*"(?: id="_R_")?(?: async=""| noModule="")$/, { before: ' src="', repeated: 'a' }],
  // scripts/architecture
  [/\b(?:from|import\(|require\() ?'([^'\n]+)'/g, "from 'a"],
  [/^(@\/|\.)/, '@/'],
]

const project = join(import.meta.dirname, '../../..')

installPackageOf('tools')
const parser: { parseSync: (name: string, source: string) => { program: unknown; errors: Error[] } } =
  createRequire(join(project, 'tools/package.json'))('oxc-parser')

/** Takes the expressions that Next.js has made of proxy.ts and next.config.ts, and only to addresses of pages that exist. */
const MADE_OF_RULES = 'lib/next/conditions.ts'

const LENGTH = 300_000
/** In proportion to the text it takes some hundredths of a second; by the square, minutes. */
const LIMIT_MS = 10_000

for (const [file, patterns] of patternsByFile()) {
  test(`no regular expression of ${file} takes longer than in proportion to its text`, () => {
    test.setTimeout(patterns.length * LIMIT_MS * 5)
    for (const pattern of patterns) {
      const listed = worst.filter(([known]) => String(known) === pattern).map(([, text]) => text)
      if (isOfTemplate(file))
        expect(listed, `${pattern} needs a line in this test: the text that is worst for it`).not.toEqual([])
      // Each of its own characters too, in case something worse was overlooked.
      const texts = [...listed, ...new Set(pattern)]
      expect.soft(texts.map((text) => slow(pattern, text)).filter(Boolean)).toEqual([])
    }
  })
}

test('what takes longer is found', () => {
  expect(slow('/<[^>]*>/g', '<', 500)).not.toBe('')
})

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
  const folders = ['app', 'components', 'lib', 'scripts', 'themes'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  const files = readdirSync(project).filter((name) => !name.startsWith('playwright'))
  return [...folders, ...files].filter((name) => /\.(?:[cm]?js|tsx?)$/.test(name))
}
