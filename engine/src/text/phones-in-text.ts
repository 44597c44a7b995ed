/* Nine digits may be a tax number or an amount. A phone has its country, groups as the numbering plan has them, or a word that says so. */

/** By the national numbering plan: fixed, nomadic, of shared cost, free, mobile. */
const national = /^(?:2[1-9]|30|70[78]|76[0-2]|80[089]|9[1236])\d+$/

/** Lengths of the groups in which people write nine digits. The short area codes are those of Lisbon and Porto. */
const groupings = ['333', '3222', '36', '234', '2322', '27']

/** An amount or a number that is made up ends like this. */
const isRound = /0{5}$/

/** In characters: how far before a number a word may say what it is. */
export const NEAR = 48

/** Words that say what a number is. Those that say that it is a phone are in a group. */
const words =
  /(?<![\p{L}\d])(?:(tel|tel[mf]|telef\p{L}*|telem[oó]v\p{L}*|tlmv?|tlf|tm|lig(?:ue|uem|ar)|chamadas?|contact\p{L}*|whatsapp|phone|call|mobile)|fax|n(?:if|ipc|iss|ib)|iban|vat|bic|swift|contribuintes?|fisca(?:l|is)|ref(?:er[eê]ncias?|[ªas])?|entidades?|multibanco|mb|utente|cart[aã]o|cidad[aã]o|passaporte|processos?|proc|ap[oó]lices?|alvar[aá]s?|licen[cç]as?|cert\p{L}*|c[eé]dulas?|matr[ií]culas?|regist\p{L}*|contas?|encomenda|pedido|fac?turas?|recibos?|guias?|lotes?|s[eé]ries?|c[oó]digos?|isbn|ean|sku|imei|coordenadas|gps|latitude|longitude|artigos?|cae|capital|colec?tiva)(?!\p{L})/giu

/** What may stand between the word for a phone and its number. */
const between =
  /^(?:[\s.:()–-]|(?:nos|para|pelo|através|por|no|na|os?|as?|ao|d[aeo]s?|n\.?[º°]|números?|fixo|m[oó]ve(?:l|is)|geral|direto|nosso|e|ou)(?!\p{L}))*$|^[^\d.,;]{0,30}:\s?$/iu

/** What no phone stands before: a unit, decimals, more digits. Hours may follow a number. */
const unlikeAfter =
  /^(?:,\d{1,2}(?!\d)|[@_=#&%]|\/\d{4}(?!\d)|(?! \d{1,2} ?h)[ .-]?\d| ?(?:\p{Sc}|%|[kcm]?m[²³2]?(?!\p{L})|kg|EUR|USD|(?:de )?(?:euros?|dólares|habitantes|pessoas|clientes|unidades|peças|quil\p{L}*|metros|anos|visualizações)))/u
/** What no phone stands after. */
const unlikeBefore = /\p{Sc} ?$|[=#&?@_]$|\d[ .,/+-]$/u
/** What may be a part of something else, unless a word says that a phone follows. */
const doubtfulBefore = /\p{L}[.,/+-]$|(?<!\p{L})n(?:\.?[ºo°]|[uú]meros?)[:.]? ?$/iu

export interface Around {
  before: string
  after: string
  /** Whether only a comma or the like stands between this number and a phone. */
  isNext: boolean
}

/** The phone that some digits are; undefined when they may be something else. */
export function phoneIn(text: string, { before, after, isNext }: Around) {
  const near = before.slice(-NEAR)
  const word = isNext ? 'phone' : wordBefore(near)
  const isTold = word === 'phone'
  if (word === 'other' || unlikeAfter.test(after)) return undefined
  if (!isNext && (unlikeBefore.test(near) || (!isTold && doubtfulBefore.test(near)))) return undefined
  const digits = text.replace('(0)', '').replace(/\D/g, '')
  const hasPlus = /^\(?\+/.test(text)
  const isPhone =
    hasPlus || digits.length > 9
      ? isComplete(digits, hasPlus, isTold)
      : digits.length === 9 && national.test(digits) && (isTold || isGrouped(text, digits))
  return isPhone ? { text, href: `tel:${hasPlus ? '+' : ''}${digits}` } : undefined
}

/** Whether digits are a number with its country. One of another country has at least ten digits, unless a word says that it is one. */
function isComplete(digits: string, hasPlus: boolean, isTold: boolean): boolean {
  const portuguese = /^(?:00)?351(\d*)$/.exec(digits)?.[1]
  const isDialled = hasPlus !== digits.startsWith('00')
  if (portuguese !== undefined) return isDialled && portuguese.length === 9 && national.test(portuguese)
  return hasPlus
    ? /^[1-9]\d{9,14}$/.test(digits) && !isRound.test(digits)
    : isTold && /^00[1-9]\d{7,14}$/.test(digits)
}

function isGrouped(text: string, digits: string): boolean {
  const groups = text.split(/[ .()-]+/).filter(Boolean)
  const lengths = groups.map((group) => group.length).join('')
  const isArea = groups[0]?.length !== 2 || /^2[12]/.test(digits)
  // Dots alone are those of an amount too.
  return groupings.includes(lengths) && isArea && /[ ()-]/.test(text) && !isRound.test(digits)
}

/** What the last word before a number says that it is. */
function wordBefore(near: string): 'phone' | 'other' | undefined {
  const initial = /(?<![\p{L}\d])([TMF])[.:] ?$/u.exec(near)?.[1]
  if (initial) return initial === 'F' ? 'other' : 'phone'
  const found = [...near.matchAll(words)]
  const last = found.at(-1)
  if (!last) return undefined
  const end = (match: RegExpExecArray) => match.index + match[0].length
  const previous = found.at(-2)
  // "Tel./Fax" is both.
  const isBoth =
    previous?.[1] !== undefined && /^\.? ?(?:[/&-]|e|ou) ?$/.test(near.slice(end(previous), last.index))
  if (last[1] === undefined && !(isBoth && /fax/i.test(last[0]))) return 'other'
  return between.test(near.slice(end(last))) ? 'phone' : undefined
}
