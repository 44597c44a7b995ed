/*
 * Runs in the browser, once on a page with a form that contains <InPlace />. It posts such a form with fetch, to the server action that
 * the form posts to without a script. A redirect is followed. Any other answer is the page of the form: its form takes the place of what
 * stands in this one, and the first invalid field, or the message, gets the focus. When no answer comes, the form says so and stays as
 * it is.
 *
 * The text is part of the page, so that it works where script files are blocked. The content security policy names its hash.
 */
export const formScript = `self.formsInPlace ||= (() => {
const LIMIT = 30000
const PLACE = '[data-in-place]'
const sending = new Map()

const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16))
const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

// ALTCHA: the first counter whose derived key begins as the challenge says.
const solve = async (address) => {
  const challenge = await (await fetch(address)).json()
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const password = new Uint8Array([...bytes(nonce), 0, 0, 0, 0])
  const derivation = { name: 'PBKDF2', salt: bytes(salt), iterations: cost, hash: algorithm.slice(7) }
  for (let counter = 0; ; counter++) {
    new DataView(password.buffer).setUint32(password.length - 4, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix)) return JSON.stringify({ challenge, solution: { counter, derivedKey } })
  }
}
const proofs = new WeakMap()
const proofOf = (form, field) => {
  if (!proofs.has(form)) proofs.set(form, solve(field.dataset.proof).catch(() => ''))
  return proofs.get(form)
}
const prove = async (form, field, data) => {
  data.set(field.name, await proofOf(form, field))
  // A proof serves once.
  proofs.delete(form)
}

const begin = (form, place, button) => {
  const label = [...(button?.childNodes ?? [])]
  const text = place.dataset.sending
  button?.setAttribute('aria-disabled', 'true')
  if (text) button?.replaceChildren(text)
  place.querySelector('[role=status]').textContent = text
  sending.set(form, () => {
    sending.delete(form)
    button?.removeAttribute('aria-disabled')
    if (text) button?.replaceChildren(...label)
    place.querySelector('[role=status]').textContent = ''
  })
}

const fail = (form, place, kind) => {
  // What the server said of an earlier post.
  for (const said of form.querySelectorAll('[role=alert], [role=status][tabindex], [data-error]')) said.hidden = true
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  for (const text of place.querySelectorAll('[data-case]')) text.hidden = text.dataset.case !== kind
  const alert = place.querySelector('[role=alert]')
  alert.hidden = false
  alert.focus()
}

// Next.js answers 409 to an action that it does not know, and 404 where the page is gone.
const caseOf = (status) =>
  ({ 404: 'outdated', 409: 'outdated', 429: 'limited' })[status] ?? (status >= 400 && status < 500 ? 'failed' : 'unknown')

const show = (form, answered) => {
  for (const field of answered.querySelectorAll('[autofocus]')) field.autofocus = false
  form.replaceChildren(...answered.childNodes)
  const places = ['[aria-invalid]', '[role=alert]:not([hidden])', '[role=status][tabindex]', 'input:not([type=hidden])']
  places.map((selector) => form.querySelector(selector)).find(Boolean)?.focus()
}

const send = async (form, place, submitter) => {
  const number = [...document.querySelectorAll('form:has(' + PLACE + ')')].indexOf(form)
  const data = new FormData(form, submitter)
  const post = async () => {
    const response = await fetch(form.getAttribute('action') || location.href, {
      method: 'POST', body: data, signal: AbortSignal.timeout(LIMIT),
    })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return { response, form: page.querySelectorAll('form:has(' + PLACE + ')')[number] }
  }
  begin(form, place, submitter ?? form.querySelector('[type=submit]'))
  try {
    const first = form.querySelector('[data-proof]')
    if (first) await prove(form, first, data)
    let answer = await post()
    const asked = answer.form?.querySelector('[data-proof][data-asked]')
    if (asked) {
      await prove(form, asked, data)
      answer = await post()
    }
    const { response, form: answered } = answer
    // The page stays in its state of sending until it is left.
    if (response.redirected) return location.assign(response.url)
    sending.get(form)()
    if (response.ok && answered) show(form, answered)
    else fail(form, place, caseOf(response.status))
  } catch {
    sending.get(form)()
    fail(form, place, 'unknown')
  }
}

// Before React, which leaves alone what is prevented: a page with components of an agency has both.
document.addEventListener('submit', (event) => {
  const form = event.target
  const place = form.querySelector(PLACE)
  if (!place || event.defaultPrevented) return
  event.preventDefault()
  if (!sending.has(form)) send(form, place, event.submitter)
}, true)
document.addEventListener('focusin', ({ target }) => {
  const field = target.form?.querySelector('[data-proof]')
  if (field) proofOf(target.form, field)
})
// Back from the thank-you page, to the page as it was left.
addEventListener('pageshow', (event) => event.persisted && sending.forEach((end) => end()))
return true
})()`
