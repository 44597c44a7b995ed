import { formatAmount } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { languageHere } from '@/lib/content/translations'
import type { Product } from '@/lib/kinds/products'
import { siteConfig } from '@/site/config'

type Priced = Pick<Product, 'price' | 'currency' | 'pricePeriod' | 'priceNote'>

interface ShownPrice {
  text: string
  /** Whether the text is an amount, or says that the product is free. */
  isAmount: boolean
  /** Whether the text is the client's price note. */
  isNote: boolean
  period: string
  note: string
}

/** A note with an amount: `Desde 40 €`, `entre 40 e 60 €` */
const amount =
  /^(?:(?:desde|a partir d[eo]s?|entre|cerca de|à volta de|até|de)(?: os)? )?(?:\p{Sc} ?\d|\d[\d., ]{0,12}(?:(?:e|a|[–-]) ?\d[\d., ]{0,12})?(?:\p{Sc}|EUR|euros?))/iu

const onRequest =
  /consulta|combinar|definir|(?:sob|mediante|pedir|peça|por) (?:(?:um|o seu|seu|o) )?(?:pedido|orçamento)/i

/** A note for something free: `Grátis para sócios`, `Oferta`, but not `Grátis o orçamento` or `Oferta de lançamento` */
const free =
  /^(?:(?:é|totalmente|inteiramente) )?(?:gr[aá]tis|gratuit[oa]s?)(?=\W{0,3}$|[,;(]| (?:para|até|n[ao]s?|em|com|aos?|durante|mediante|se|quando)(?!\p{L}))|^oferta(?: da casa)?\W{0,3}$/iu

/** An amount in the format of the page's language, and in the site's currency unless another one is given. */
export function amountHere(amount: number, givenCurrency?: string): string {
  const { cents = true, currency = 'EUR' } = siteConfig.prices || {}
  return formatAmount(amount, givenCurrency ?? currency, { lang: languageHere(), cents })
}

/** The price that visitors see. A price of 0 becomes "on request", unless the note says so, contains an amount, or says that it is free. */
export function shownPrice({ price, currency, pricePeriod, priceNote }: Priced): ShownPrice {
  const copy = copyHere()
  const published = price > 0 && amountHere(price, currency)
  const period = copy.products.perPeriod[pricePeriod]
  if (published) return { text: published, isAmount: true, isNote: false, period, note: priceNote }
  const isFree = free.test(priceNote)
  const isAmount = isFree || amount.test(priceNote.replace(/\s/g, ' '))
  if (!isAmount && !onRequest.test(priceNote))
    return { text: copy.products.priceOnRequest, isAmount, isNote: false, period: '', note: priceNote }
  const text = priceNote.slice(0, 1).toUpperCase() + priceNote.slice(1)
  const isWhole = isFree || !isAmount || /(?:por|ao|cada) |\/|anual|mensal/i.test(priceNote)
  return { text, isAmount, isNote: true, period: isWhole ? '' : period, note: '' }
}
