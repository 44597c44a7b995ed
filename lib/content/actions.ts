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

/* What the site asks its visitors to do. Whatever draws an action takes it from here. */

export interface Action extends ActionSettings {
  /** Its title and icon where space is short, if they differ. */
  inBar?: { title?: string; icon?: string }
  /** The number that a call of the business goes to, which its title contains. */
  number?: PhoneNumber
  /** The cost of a call; '' where it is not known or not wanted. */
  cost?: string
}

export function mainAction(texts: Texts = copyHere()): Action {
  if (siteConfig.mainAction) return configured(siteConfig.mainAction, texts)
  return hasQuotes()
    ? quote(routes.quote, texts)
    : { href: addressIn(texts, routes.contact), title: texts.actions.ask }
}

/** The form for the main action; that for messages where the main action has none. */
export function formOfMainAction(): FormName {
  if (siteConfig.mainAction) return formAt(siteConfig.mainAction.href) ?? 'contact'
  return hasQuotes() ? 'quote' : 'contact'
}

/** The main action where `formOfMainAction` does not stand for it. */
export function actionWithoutForm(): Action | undefined {
  const { mainAction: own } = siteConfig
  return own && !formAt(own.href) ? mainAction() : undefined
}

function formAt(href: string): FormName | undefined {
  const [page] = href.split(/[?#]/)
  return page === routes.quote ? 'quote' : page === routes.contact ? 'contact' : undefined
}

export function actionOfService(slug: string): Action {
  const isOwn = siteConfig.quote !== undefined || siteConfig.mainAction === undefined
  return isOwn && isQuoted(slug) ? quote(routes.quoteFor(slug), copyHere()) : mainAction()
}

/** Of a product with a price, visitors order one, unless the site asks for something of its own. */
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
  const [number] = kindOf(main.href) === 'phone' ? [] : phoneNumbers(settings)
  if (!number) return undefined
  const title = texts.actions.callNumber(number.number + number.note)
  const inBar = { title: texts.actions.call }
  return { href: number.href, title, icon: 'phone', inBar, number, cost: callCost(number, texts) }
}

/** The actions within reach of a thumb, the main one last. */
export function barActions(
  settings: Pick<Settings, 'phone' | 'whatsapp'>,
  texts: Texts = copyHere(),
): Action[] {
  const main = mainAction(texts)
  const second = secondAction(settings, main, texts)
  const hasChat = [main, second].some((action) => action && kindOf(action.href) === 'chat')
  const chat = { href: settings.whatsapp, title: texts.actions.whatsapp, icon: 'chat' }
  return [
    ...(second ? [second] : []),
    ...(settings.whatsapp && siteConfig.whatsappButton && !hasChat ? [chat] : []),
    main,
  ]
}

/** The actions in a list that has the number of the business already. */
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
  const icon = action.icon ?? kindOf(action.href)
  const [number] = action.href.startsWith('tel:') ? phoneNumbers({ phone: action.href.slice(4) }) : []
  return {
    ...action,
    href: addressIn(texts, action.href),
    title: titleIn(texts, action.title),
    ...(icon && { icon }),
    ...(number && { cost: callCost(number, texts) }),
  }
}

/** The kind of an address by the name of its icon; undefined for a page. */
function kindOf(href: string): 'phone' | 'chat' | 'email' | undefined {
  if (href.startsWith('tel:')) return 'phone'
  if (href.startsWith('mailto:')) return 'email'
  return /^https:\/\/(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//.test(href) ? 'chat' : undefined
}
