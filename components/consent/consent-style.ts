/** The cases that the panel has sentences for. engine/src/inline-scripts/browser/consent.ts names the current ones in `data-shows`. */
const cases = ['yes', 'no', 'withdrawn', 'deleted', 'left']

/** The maximum height of the panel, relative to the viewport. */
const MAX_HEIGHT = '33.3svh'

/** The panel of a short question, which `consentClasses` marks. */
const panel = '#consentimento.at-edge'
const open = `${panel}:not([hidden])`

/**
 * The panel at the bottom edge of the viewport, above the contact bar of a phone, while no field has the focus. The focus and the page end stay
 * visible. If it would cover more than a third of the viewport, and in browsers without `:has()`, it stays at the top. `nav.fixed` is the contact
 * bar (components/frame/contact-bar.tsx), which is hidden where its only entry leads to the current page, or to the form on the page.
 * app/orcamento/page.tsx has `data-quote-form`, and app/obrigado/page.tsx has `data-sent`.
 */
const atEdge = `@supports selector(:has(a)){@media screen and (width >= 22.5rem) and (height >= 37rem){
${panel}{position:fixed;z-index:20;inset:auto 0 0;max-height:${MAX_HEIGHT};overflow-y:auto;border-top:var(--border) solid var(--line)}
html:has(${open}){scroll-padding-bottom:calc(${MAX_HEIGHT} + 5rem)}
body:has(${open}) footer{padding-bottom:calc(${MAX_HEIGHT} + 5rem)}
@media (width < 64rem){
${panel}{bottom:calc(3.5rem + 1px + env(safe-area-inset-bottom))}
body:has([data-quote-form],[data-sent]):not(:has(nav.fixed li+li)) ${panel},body:has(nav.fixed li:only-child>[aria-current=page]) ${panel}{bottom:0}
body:has(:is(input,textarea):focus) ${panel}{display:none}
}
@media (width >= 64rem){
${panel}{inset:auto 1.5rem 1.5rem auto;width:32rem;padding:1rem 1.5rem;border:var(--border) solid var(--line);border-radius:var(--radius-m)}
}}}`

/** Selectors of what is hidden: sentences for other cases, and the number in the contact bar once the question is answered. */
const hidden = [
  ...cases.map((name) => `#consentimento:not([data-shows~=${name}]) .when-${name}`),
  '[data-shows~=withdrawn] .unless-withdrawn',
  '#consentimento[hidden]~nav .bar-number',
]

export const consentStyle = `${hidden.join()}{display:none}
${atEdge}
@media (scripting:none){li:has(>a[href="#consentimento"]){display:none}}`

const look =
  'print:hidden mx-auto flex w-full max-w-7xl flex-col gap-1 bg-surface px-5 py-3 text-small leading-snug outline-none sm:px-8'

/** The longest question that takes at most a third of a phone's viewport, in characters. */
const MAX_QUESTION_CHARACTERS = 200

/** The classes of a panel whose question has this many characters. */
export function consentClasses(length: number): string {
  return length <= MAX_QUESTION_CHARACTERS ? `${look} at-edge` : look
}
