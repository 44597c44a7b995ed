/* Recognizes phone numbers. Nine digits may be something else, so a phone needs a country code, the usual grouping, or a word that says so. */

/** Prefixes of the national numbering plan: landline, nomadic, shared cost, toll-free, mobile. */
const national = /^(?:2[1-9]|30|70[78]|76[0-2]|80[089]|9[1236])\d+$/

/** Lengths of the groups in which people write nine digits. The short area codes are those of Lisbon and Porto. */
const groupings = ['333', '3222', '36', '234', '2322', '27']

/** Matches the end of an amount or of a made-up number. */
const isRound = /0{5}$/

/** How many characters before a number a word may say what it is. */
export const CONTEXT_CHARACTERS = 48

/** Matches words that say what a number is. Those for a phone are in a group. */
const words =
  /(?<![\p{L}\d])(?:(tel|tel[mf]|telef\p{L}*|telem[oó]v\p{L}*|tlmv?|tlf|tm|lig(?:ue|uem|ar)|chamadas?|contact\p{L}*|whatsapp|phone|call|mobile)|fax|n(?:if|ipc|iss|ib)|iban|vat|bic|swift|contribuintes?|fisca(?:l|is)|ref(?:er[eê]ncias?|[ªas])?|entidades?|multibanco|mb|utente|cart[aã]o|cidad[aã]o|passaporte|processos?|proc|ap[oó]lices?|alvar[aá]s?|licen[cç]as?|cert\p{L}*|c[eé]dulas?|matr[ií]culas?|regist\p{L}*|contas?|encomenda|pedido|fac?turas?|recibos?|guias?|lotes?|s[eé]ries?|c[oó]digos?|isbn|ean|sku|imei|coordenadas|gps|latitude|longitude|artigos?|cae|capital|colec?tiva)(?!\p{L})/giu

/** Matches what may come between the word for a phone and its number. */
const between =
  /^(?:[\s.:()–-]|(?:nos|para|pelo|através|por|no|na|os?|as?|ao|d[aeo]s?|n\.?[º°]|números?|fixo|m[oó]ve(?:l|is)|geral|direto|nosso|e|ou)(?!\p{L}))*$|^[^\d.,;]{0,30}:\s?$/iu

/** Matches what does not follow a phone number: a unit, decimals, more digits. Hours may follow. */
const unlikeAfter =
  /^(?:,\d{1,2}(?!\d)|[@_=#&%]|\/\d{4}(?!\d)|(?! \d{1,2} ?h)[ .-]?\d| ?(?:\p{Sc}|%|[kcm]?m[²³2]?(?!\p{L})|kg|EUR|USD|(?:de )?(?:euros?|dólares|habitantes|pessoas|clientes|unidades|peças|quil\p{L}*|metros|anos|visualizações)))/u
/** Matches what does not precede a phone number. */
const unlikeBefore = /\p{Sc} ?$|[=#&?@_]$|\d[ .,/+-]$/u
/** Matches what may belong to something else, unless a word announces a phone number. */
const doubtfulBefore = /\p{L}[.,/+-]$|(?<!\p{L})n(?:\.?[ºo°]|[uú]meros?)[:.]? ?$/iu

export interface Around {
  before: string
  after: string
  /** Whether only a separator such as a comma is between this number and the phone number before it. */
  followsPhone: boolean
}

/** The phone number that digits represent; undefined if they may be something else. */
export function phoneIn(text: string, { before, after, followsPhone }: Around) {
  const near = before.slice(-CONTEXT_CHARACTERS)
  const word = followsPhone ? 'phone' : wordBefore(near)
  const isAnnounced = word === 'phone'
  if (word === 'other' || unlikeAfter.test(after)) return undefined
  if (!followsPhone && (unlikeBefore.test(near) || (!isAnnounced && doubtfulBefore.test(near))))
    return undefined
  const digits = text.replace('(0)', '').replace(/\D/g, '')
  const hasPlus = /^\(?\+/.test(text)
  const isPhone =
    hasPlus || digits.length > 9
      ? isComplete(digits, hasPlus, isAnnounced)
      : digits.length === 9 && national.test(digits) && (isAnnounced || isGrouped(text, digits))
  return isPhone ? { text, href: `tel:${hasPlus ? '+' : ''}${digits}` } : undefined
}

/** Whether digits are a number with a country code. A foreign number has at least ten digits, unless a word announces it. */
function isComplete(digits: string, hasPlus: boolean, isAnnounced: boolean): boolean {
  const portuguese = /^(?:00)?351(\d*)$/.exec(digits)?.[1]
  const isDialled = hasPlus !== digits.startsWith('00')
  if (portuguese !== undefined) return isDialled && portuguese.length === 9 && national.test(portuguese)
  return hasPlus
    ? /^[1-9]\d{9,14}$/.test(digits) && !isRound.test(digits)
    : isAnnounced && /^00[1-9]\d{7,14}$/.test(digits)
}

function isGrouped(text: string, digits: string): boolean {
  const groups = text.split(/[ .()-]+/).filter(Boolean)
  const lengths = groups.map((group) => group.length).join('')
  const isArea = groups[0]?.length !== 2 || /^2[12]/.test(digits)
  // Dots alone may also separate thousands.
  return groupings.includes(lengths) && isArea && /[ ()-]/.test(text) && !isRound.test(digits)
}

/** What the last word before a number says about it. */
function wordBefore(near: string): 'phone' | 'other' | undefined {
  const initial = /(?<![\p{L}\d])([TMF])[.:] ?$/u.exec(near)?.[1]
  if (initial) return initial === 'F' ? 'other' : 'phone'
  const found = [...near.matchAll(words)]
  const last = found.at(-1)
  if (!last) return undefined
  const end = (match: RegExpExecArray) => match.index + match[0].length
  const previous = found.at(-2)
  // "Tel./Fax" means both.
  const isBoth =
    previous?.[1] !== undefined && /^\.? ?(?:[/&-]|e|ou) ?$/.test(near.slice(end(previous), last.index))
  if (last[1] === undefined && !(isBoth && /fax/i.test(last[0]))) return 'other'
  return between.test(near.slice(end(last))) ? 'phone' : undefined
}
