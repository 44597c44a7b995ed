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

/** The key in both storages, and the `id` of the panel in components/consent/consent.tsx. */
const KEY = 'consentimento'
const { host, names, scripts, ownCookies } = window.consent
const panel = one(document, `#${KEY}`) as HTMLElement
let opener: HTMLElement | null

const acceptedNames = (): unknown => {
  const answer = localStorage.getItem(KEY) ?? ''
  // An earlier version of the template stored the names this way.
  if (answer.startsWith('Sim: ')) return answer.slice(5).split(', ')
  try {
    return JSON.parse(answer)
  } catch {
    // The answer is missing or `Não`.
  }
}

const isAccepted = () => {
  const accepted = acceptedNames()
  return Array.isArray(accepted) && names.every((name) => accepted.includes(name))
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
  show(...(answer === null ? [] : [isAccepted() ? 'yes' : 'no']))
}

const close = () => {
  panel.hidden = true
  opener?.focus()
  opener = null
}

const answer = (isNowAccepted: boolean) => {
  const wasAccepted = isAccepted()
  localStorage.setItem(KEY, isNowAccepted ? JSON.stringify(names) : 'Não')
  close()
  if (isNowAccepted && !wasAccepted) load()
  if (!isNowAccepted && wasAccepted) {
    sessionStorage.setItem(KEY, '1')
    location.reload()
  }
}

const reportCookies = () => {
  const cookies = deleteCookies(ownCookies)
  for (const [name, list] of Object.entries(cookies))
    (one(panel, `[data-${name}]`) as HTMLElement).textContent = list.join(', ')
  show('withdrawn', ...Object.entries(cookies).flatMap(([name, list]) => (list[0] ? [name] : [])))
}

const reopen = (from: Element | null) => {
  opener = from as HTMLElement | null
  ask()
  panel.focus()
}

const hasAnswer = () => localStorage.getItem(KEY) === 'Não' || isAccepted()

const start = () => {
  if (isAccepted()) load()
  if (sessionStorage.getItem(KEY)) {
    sessionStorage.removeItem(KEY)
    reportCookies()
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
