/** The sentences of the panel, each for one case. `data-shows` at the panel names those of now. */
const cases = ['yes', 'no', 'withdrawn', 'deleted', 'left']

/** What the panel covers of the window at most. */
const MOST = '33.3svh'

const panel = '#consentimento.at-edge'
const open = `${panel}:not([hidden])`

/**
 * At the lower edge of the window, above a phone's bar, while a visitor does not write; the focus and the end of the page stay clear of it.
 * Where it would be more than a third of the window, and in a browser without `:has()`, it stands at the top of the page.
 */
const atEdge = `@supports selector(:has(a)){@media screen and (width >= 22.5rem) and (height >= 37rem){
${panel}{position:fixed;z-index:20;inset:auto 0 0;max-height:${MOST};overflow-y:auto;border-top:var(--border) solid var(--line)}
html:has(${open}){scroll-padding-bottom:calc(${MOST} + 5rem)}
body:has(${open}) footer{padding-bottom:calc(${MOST} + 5rem)}
@media (width < 64rem){
${panel}{bottom:calc(3.5rem + 1px + env(safe-area-inset-bottom))}
body:has([data-quote-form],[data-sent]):not(:has(nav.fixed li+li)) ${panel},body:has(nav.fixed li:only-child>[aria-current=page]) ${panel}{bottom:0}
body:has(:is(input,textarea):focus) ${panel}{display:none}
}
@media (width >= 64rem){
${panel}{inset:auto 1.5rem 1.5rem auto;width:32rem;padding:1rem 1.5rem;border:var(--border) solid var(--line);border-radius:var(--radius-m)}
}}}`

const unshown = [
  ...cases.map((name) => `#consentimento:not([data-shows~=${name}]) .when-${name}`),
  '[data-shows~=withdrawn] .unless-withdrawn',
  '#consentimento[hidden]~nav .bar-number',
]

export const consentStyle = `${unshown.join()}{display:none}
${atEdge}
@media (scripting:none){li:has(>a[href="#consentimento"]){display:none}}`

const look =
  'print:hidden mx-auto flex w-full max-w-7xl flex-col gap-1 bg-surface px-5 py-3 text-small leading-snug outline-none sm:px-8'

/** Characters of a question that takes at most a third of a phone's window. */
const LONGEST = 200

/** The classes of a panel with a question of so many characters. */
export function consentClasses(length: number): string {
  return length <= LONGEST ? `${look} at-edge` : look
}
