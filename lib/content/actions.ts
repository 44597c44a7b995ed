import { addressIn, copyHere, settingIn, titleIn } from '@/lib/content/copy-in'
import type { Product } from '@/lib/kinds/products'
import type { Settings } from '@/lib/kinds/settings'
import { hasQuotes, isQuoted } from '@/lib/routes/quotes'
import { routes } from '@/lib/routes/routes'
import type { Texts } from '@/lib/settings/define-copy'
import type { FormName } from '@/lib/settings/form-fields'
import type { ActionSettings } from '@/lib/settings/types'
import { siteConfig } from '@/site/config'
import { callCost, type PhoneNumber, phoneNumbers } from './contact'

/* The calls to action of the site. Every component that draws an action gets it from this module. */

export interface Action extends ActionSettings {
  /** The title and icon in the contact bar, where they differ. */
  inBar?: { title?: string; icon?: string }
  /** The phone number that a call action dials. The title contains it. */
  number?: PhoneNumber
  /** The cost of a call; '' if it is unknown or not wanted. */
  cost?: string
}

export function mainAction(texts: Texts = copyHere()): Action {
  if (siteConfig.mainAction) return configured(siteConfig.mainAction, texts)
  return hasQuotes()
    ? quote(routes.quote, texts)
    : { href: addressIn(texts, routes.contact), title: texts.actions.ask }
}

/** The form that the main action leads to, or the contact form if it leads to none. */
export function formOfMainAction(): FormName {
  if (siteConfig.mainAction) return formAt(siteConfig.mainAction.href) ?? 'contact'
  return hasQuotes() ? 'quote' : 'contact'
}

/** The main action, if no form of the site replaces it (see `formOfMainAction`). */
export function actionWithoutForm(): Action | undefined {
  const { mainAction: setting } = siteConfig
  return setting && !formAt(setting.href) ? mainAction() : undefined
}

function formAt(href: string): FormName | undefined {
  const [page] = href.split(/[?#]/)
  if (page === routes.quote) return 'quote'
  return page === routes.contact ? 'contact' : undefined
}

export function actionOfService(slug: string): Action {
  const mayBeQuote = siteConfig.quote !== undefined || siteConfig.mainAction === undefined
  return mayBeQuote && isQuoted(slug) ? quote(routes.quoteFor(slug), copyHere()) : mainAction()
}

/** The action for a product: an order if it has a price, unless site/config.ts sets a main action. */
export function actionOfProduct({ price, available }: Pick<Product, 'price' | 'available'>): Action {
  const isForSale = price > 0 && available && !siteConfig.mainAction
  return isForSale ? { href: `${routes.contact}#mensagem`, title: copyHere().actions.order } : mainAction()
}

export function secondAction(
  settings: Pick<Settings, 'phone'>,
  main = mainAction(),
  texts: Texts = copyHere(),
): Action | undefined {
  if (siteConfig.secondAction) return configured(siteConfig.secondAction, texts)
  const [number] = meansOf(main.href) === 'phone' ? [] : phoneNumbers(settings)
  if (!number) return undefined
  const title = texts.actions.callNumber(number.number + number.note)
  const inBar = { title: texts.actions.call }
  return { href: number.href, title, icon: 'phone', inBar, number, cost: callCost(number, texts) }
}

/** The actions in the contact bar at the bottom of a phone, with the main action last. */
export function barActions(
  settings: Pick<Settings, 'phone' | 'whatsapp'>,
  texts: Texts = copyHere(),
): Action[] {
  const main = mainAction(texts)
  const second = secondAction(settings, main, texts)
  const hasChat = [main, second].some((action) => action && meansOf(action.href) === 'chat')
  const chat = { href: settings.whatsapp, title: texts.actions.whatsapp, icon: 'chat' }
  return [
    ...(second ? [second] : []),
    ...(settings.whatsapp && siteConfig.whatsappButton && !hasChat ? [chat] : []),
    main,
  ]
}

/** The actions for a list that already has the phone number of the business. */
export function linkedActions(texts: Texts = copyHere()): Action[] {
  const { secondAction: second } = siteConfig
  return [mainAction(texts), ...(second ? [configured(second, texts)] : [])]
}

function quote(href: string, texts: Texts): Action {
  return { href: addressIn(texts, href), title: texts.actions.quote, inBar: { icon: 'quote' } }
}

function configured({ hrefIn, ...setting }: ActionSettings, texts: Texts): Action {
  const inLanguage = settingIn(texts, hrefIn)
  const action = inLanguage === undefined ? setting : { ...setting, href: inLanguage }
  const icon = action.icon ?? meansOf(action.href)
  const [number] = action.href.startsWith('tel:') ? phoneNumbers({ phone: action.href.slice(4) }) : []
  return {
    ...action,
    href: addressIn(texts, action.href),
    title: titleIn(texts, action.title),
    ...(icon && { icon }),
    ...(number && { cost: callCost(number, texts) }),
  }
}

/** The kind of an address, which is also an icon name; undefined for a page. */
function meansOf(href: string): 'phone' | 'chat' | 'email' | undefined {
  if (href.startsWith('tel:')) return 'phone'
  if (href.startsWith('mailto:')) return 'email'
  return /^https:\/\/(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//.test(href) ? 'chat' : undefined
}
