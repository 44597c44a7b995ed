// Hides the announcement before it outside of its time, and once a visitor has closed it, until the browser's tab is closed. On an open page its
// place stays, so that nothing moves.

import { one } from './dom'

export interface AnnouncementData {
  /** What is closed: another text is shown again. */
  key: string
  /** Milliseconds; 0 for none. */
  from: number
  until: number
}

declare global {
  interface Window {
    /** `engine/src/headers/announcement.ts` writes it before this script. */
    announcement: AnnouncementData
  }
}

const KEY = 'aviso'
/** The longest time that a browser waits. */
const LONGEST = 2 ** 31 - 1
const { key, from, until } = window.announcement
const aside = document.currentScript?.parentElement?.previousElementSibling as HTMLElement
const close = one(aside, 'button') as HTMLElement

const isOver = () => until > 0 && Date.now() >= until

const isClosed = () => {
  try {
    return sessionStorage.getItem(KEY) === key
  } catch {
    // A browser that keeps nothing.
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
    // It is hidden on this page alone.
  }
  aside.hidden = true
}
show()
if (until > Date.now()) setTimeout(end, Math.min(until - Date.now(), LONGEST))
// A timer stands still while a computer sleeps.
document.addEventListener('visibilitychange', end)
// A page that the browser has kept for the way back.
self.addEventListener('pageshow', ({ persisted }) => persisted && show())
