// Asks before scripts of others are loaded. The browser keeps the answer: `Não`, or as JSON the names that a yes was given for. Whoever takes a yes
// back gets a new page, since what runs cannot be stopped; there, cookies are deleted.

import { deleteCookies } from './delete-cookies'
import { one } from './dom'
import { type LoadedScript, loadScript } from './load-script'

export interface ConsentData {
  /** The scripts are loaded under this host name alone. */
  host: string
  names: string[]
  scripts: LoadedScript[]
  ownCookies: string[]
}

declare global {
  interface Window {
    /** `engine/src/headers/third-party-scripts.ts` writes it before this script. */
    consent: ConsentData
  }
}

const KEY = 'consentimento'
const { host, names, scripts, ownCookies } = window.consent
const panel = one(document, `#${KEY}`) as HTMLElement
let opener: HTMLElement | null

const keptNames = (): unknown => {
  const answer = localStorage.getItem(KEY) ?? ''
  // So an earlier version of the template kept it.
  if (answer.startsWith('Sim: ')) return answer.slice(5).split(', ')
  try {
    return JSON.parse(answer)
  } catch {
    // No answer, or `Não`.
  }
}

const isYes = () => {
  const kept = keptNames()
  return Array.isArray(kept) && names.every((name) => kept.includes(name))
}

const load = () => {
  if (location.host !== host) return console.info('consent: the scripts are loaded on the live site alone')
  scripts.forEach(loadScript)
}

/** Shows the panel with these of its sentences; components/consent/consent.tsx has them. */
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
  // A browser that keeps no answer is asked nothing, and loads nothing.
}
