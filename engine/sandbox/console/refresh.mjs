/* Runs in the browser: refreshes the lists every two seconds, except a list that has the focus. */
setInterval(refresh, 2000)

async function refresh() {
  if (document.hidden) return
  const response = await fetch('/').catch(() => undefined)
  if (!response?.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const list of document.querySelectorAll('[data-live]')) {
    const now = fresh.querySelector(`[data-live="${list.getAttribute('data-live')}"]`)
    const busy = list.contains(document.activeElement)
    if (now && !busy && now.innerHTML !== list.innerHTML) list.innerHTML = now.innerHTML
  }
}
