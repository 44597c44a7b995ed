// Asks for consent before third-party scripts are loaded. The browser stores the answer: `Não`, or the accepted names as JSON. Withdrawing consent
// reloads the page, since running scripts cannot be stopped. The new page deletes cookies.

import { deleteCookies } from './delete-cookies'
import { one } from './dom'
import { type LoadedScript, loadScript } from './load-script'

export interface ConsentData {
  /** The host name under which the scripts are loaded. */
  host: string
  names: string[]
  scripts: LoadedScript[]
  ownCookies: string[]
}

declare global {
  interface Window {
    /** The data of this script, which `engine/src/headers/third-party-scripts.ts` sets ahead of it. */
    consent: ConsentData
  }
}

const KEY = 'consentimento'
const { host, names, scripts, ownCookies } = window.consent
const panel = one(document, `#${KEY}`) as HTMLElement
let opener: HTMLElement | null

const keptNames = (): unknown => {
  const answer = localStorage.getItem(KEY) ?? ''
  // An earlier version of the template stored the names this way.
  if (answer.startsWith('Sim: ')) return answer.slice(5).split(', ')
  try {
    return JSON.parse(answer)
  } catch {
    // The answer is missing or `Não`.
  }
}

const isYes = () => {
  const kept = keptNames()
  return Array.isArray(kept) && names.every((name) => kept.includes(name))
}

const load = () => {
  if (location.host !== host) return console.info('consent: the scripts are loaded on the live site only')
  scripts.forEach(loadScript)
}

/** Shows the panel with the sentences for these cases, which are in components/consent/consent.tsx. */
const show = (...cases: string[]) => {
  panel.dataset.shows = cases.join(' ')
  panel.hidden = false
}

const ask = () => {
  const answer = localStorage.getItem(KEY)
  show(...(answer === null ? [] : [isYes() ? 'yes' : 'no']))
}

const close = () => {
  panel.hidden = true
  opener?.focus()
  opener = null
}

const answer = (isNowYes: boolean) => {
  const before = isYes()
  localStorage.setItem(KEY, isNowYes ? JSON.stringify(names) : 'Não')
  close()
  if (isNowYes && !before) load()
  if (!isNowYes && before) {
    sessionStorage.setItem(KEY, '1')
    location.reload()
  }
}

const tellOfCookies = () => {
  const found = deleteCookies(ownCookies)
  for (const [name, list] of Object.entries(found))
    (one(panel, `[data-${name}]`) as HTMLElement).textContent = list.join(', ')
  show('withdrawn', ...Object.entries(found).flatMap(([name, list]) => (list[0] ? [name] : [])))
}

const reopen = (from: Element | null) => {
  opener = from as HTMLElement | null
  ask()
  panel.focus()
}

const hasAnswer = () => localStorage.getItem(KEY) === 'Não' || isYes()

const start = () => {
  if (isYes()) load()
  if (sessionStorage.getItem(KEY)) {
    sessionStorage.removeItem(KEY)
    tellOfCookies()
  } else if (!hasAnswer()) ask()
  else if (location.hash === `#${KEY}`) reopen(null)
  panel.onclick = ({ target }) => {
    const { value } = target as HTMLButtonElement
    if (value === 'close') close()
    else if (value) answer(value === 'yes')
  }
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest(`a[href="#${KEY}"]`)
    if (!link) return
    event.preventDefault()
    reopen(link)
  })
}

try {
  start()
} catch {
  // A browser without storage asks nothing and loads nothing.
}
