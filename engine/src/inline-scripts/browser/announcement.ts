// Hides the announcement that precedes this script outside its dates. Once closed, it stays hidden until the tab is closed. On an open page its
// space remains, so that nothing moves.

import { one } from './dom'

export interface AnnouncementData {
  /** The announcement's text, which identifies what a visitor closed. A new text is shown again. */
  key: string
  /** The start in milliseconds since the epoch; 0 for none. */
  from: number
  until: number
}

declare global {
  interface Window {
    /** The data of this script, which `engine/src/headers/announcement.ts` sets ahead of it. */
    announcement: AnnouncementData
  }
}

/** The key in session storage of the text that a visitor closed. */
const KEY = 'aviso'
/** The longest delay in milliseconds that `setTimeout` accepts. */
const MAX_DELAY_MS = 2 ** 31 - 1
const { key, from, until } = window.announcement
const aside = document.currentScript?.parentElement?.previousElementSibling as HTMLElement
const close = one(aside, 'button') as HTMLElement

const isOver = () => until > 0 && Date.now() >= until

const isClosed = () => {
  try {
    return sessionStorage.getItem(KEY) === key
  } catch {
    // The browser blocks session storage.
    return false
  }
}

const show = () => {
  aside.hidden = isOver() || Date.now() < from || isClosed()
}

const end = () => {
  if (isOver()) aside.style.visibility = 'hidden'
}

close.hidden = false
close.onclick = () => {
  try {
    sessionStorage.setItem(KEY, key)
  } catch {
    // Without storage, the announcement is hidden on this page only.
  }
  aside.hidden = true
}
show()
if (until > Date.now()) setTimeout(end, Math.min(until - Date.now(), MAX_DELAY_MS))
// Timers pause while a computer sleeps.
document.addEventListener('visibilitychange', end)
// The browser may restore this page from its back/forward cache.
self.addEventListener('pageshow', ({ persisted }) => persisted && show())
