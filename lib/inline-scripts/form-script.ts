import { minified } from './minified'

/*
 * Runs in the browser, once on a page with a form that contains <InPlace />. It posts such a form with fetch, to the server action that
 * the form posts to without a script. A redirect of the action is followed. Any other answer is a page with the form: its form takes the
 * place of what stands in this one, and the first invalid field, or the message, gets the focus. When no answer comes, the form says so and
 * stays as it is. Until the request has left, whatever is missing or fails leaves the form to the browser, which posts it as any other.
 *
 * The text is part of the page, so that it works where script files are blocked. The content security policy names its hash.
 */
export const formScript = minified(
  'form',
  `self.formsInPlace ||= (() => {
const sending = new Map()
const native = new WeakSet()
const one = (root, selector) => root.querySelector(selector)
const all = (root, selector) => [...root.querySelectorAll(selector)]

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
  const [status, alert] = ['status', 'alert'].map((role) => one(place, '[role=' + role + ']'))
  sending.set(form, () => {
    sending.delete(form)
    button?.removeAttribute('aria-disabled')
    if (text) button?.replaceChildren(...label)
    status.textContent = ''
    alert.hidden = true
  })
  button?.setAttribute('aria-disabled', 'true')
  if (text) button?.replaceChildren(text)
  status.textContent = text
}

// Where React runs, it draws what the server has said, and its components go on.
const isReacts = (form, detail) => !form.dispatchEvent(new CustomEvent('answer', { cancelable: true, detail }))

const fail = (form, place, kind) => {
  if (!isReacts(form)) {
    for (const said of all(form, '[role=alert], [role=status][tabindex], [data-error]')) said.hidden = true
    for (const field of all(form, '[aria-invalid]')) field.removeAttribute('aria-invalid')
  }
  for (const text of all(place, '[data-case]')) text.hidden = text.dataset.case !== kind
  const alert = one(place, '[role=alert]')
  alert.hidden = false
  alert.focus()
}

// Next.js answers 409 to an action that it does not know, and 404 where the page is gone. At 408 a proxy gave up waiting.
const caseOf = (status) => ({ 404: 'outdated', 408: 'unknown', 409: 'outdated', 429: 'limited' })[status] ?? (/^4/.test(status) ? 'failed' : 'unknown')

// The first hidden fields of a form, in which React names its action.
const actionOf = (form) => all(form, 'input[name^="$ACTION_"]')
const nameOf = (form) => form.getAttribute('id') || form.dataset.form || /(?:_ID_|"id":")(\\w+)/.exec(actionOf(form).map(({ name, value }) => name + value))?.[1]
const formsLike = (form, page) => all(page, 'form').filter((other) => nameOf(other) === nameOf(form))
// React gives its answer to all of one name.
const sameForm = (form, page) => {
  const forms = formsLike(form, page)
  return forms[formsLike(form, document).indexOf(form)] ?? forms[0]
}

const show = (form, answered) => {
  for (const field of all(answered, '[autofocus]')) field.autofocus = false
  if (isReacts(form, answered.dataset.answer)) {
    for (const field of actionOf(form)) field.remove()
    form.prepend(...actionOf(answered))
  } else form.replaceChildren(...answered.childNodes)
  ;['[aria-invalid]', '[role=alert]:not([hidden])', '[role=status][tabindex]', 'input:not([type=hidden])']
    .map((selector) => one(form, selector)).find(Boolean)?.focus()
}

// A server that is being stopped may have answered its last request.
const arrive = ({ headers, url }, page) => {
  const [here, there] = [document, page].map((root) => one(root, 'main'))
  if (headers.get('connection') !== 'close' || !there) return location.assign(url)
  history.replaceState(null, '', url)
  document.title = page.title
  here.replaceChildren(...there.childNodes)
  here.tabIndex = -1
  here.focus()
}

// Throws where the browser lacks something. Nothing has left then.
const prepare = (form, submitter) => {
  const proof = one(form, '[data-proof]')
  if (proof) crypto.subtle.importKey.name
  const address = [submitter?.getAttribute('formaction'), form.getAttribute('action')].find((url) => url && !/^javascript:/.test(url)) ?? location.href
  const data = new FormData(form)
  if (submitter?.name) data.append(submitter.name, submitter.value)
  const parse = (text) => new DOMParser().parseFromString(text, 'text/html')
  sameForm(form, parse('<form></form>'))
  form.replaceChildren.name
  new CustomEvent('answer')
  const ask = fetch.bind(self)
  const limit = AbortSignal.timeout.bind(AbortSignal, 30000)
  const post = () => ask(address, { method: 'POST', body: data, signal: limit() })
  const read = async (asked) => {
    const response = await asked
    const page = parse(await response.text())
    return { response, page, answered: sameForm(form, page) }
  }
  return { proof, data, ask, limit, post, read }
}

const send = async (form, place, submitter, { proof, data, ask, limit, post, read }) => {
  let left
  try {
    if (proof) await prove(form, proof, data)
    if (!actionOf(form)[0]) {
      // React has drawn the form in the browser, where nothing names its action. If the server does not either, React posts the form.
      const { answered } = await read(ask(location.href, { signal: limit() }))
      for (const { name, value } of actionOf(answered)) data.append(name, value)
    }
    left = post()
    let answer = await read(left)
    const asked = answer.answered && one(answer.answered, '[data-proof][data-asked]')
    if (asked) {
      await prove(form, asked, data)
      answer = await read(post())
    }
    const { response, page, answered } = answer
    const { done } = place.dataset
    const isDone = done ? new URL(response.url).pathname === done || one(page, '[data-sent]') : !answered?.dataset.answer
    // The page stays in its state of sending until it is left.
    if (response.ok && response.redirected && isDone) return arrive(response, page)
    sending.get(form)()
    if (response.ok && answered) show(form, answered)
    else fail(form, place, caseOf(response.status))
  } catch {
    sending.get(form)?.()
    if (left) return fail(form, place, 'unknown')
    native.add(form)
    // Not amid the event, which would drop it.
    setTimeout(() => form.requestSubmit(submitter))
  }
}

// Before React, which leaves alone what is prevented: a page with components of an agency has both.
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event
  const place = one(form, '[data-in-place]')
  if (!place || event.defaultPrevented || native.delete(form)) return
  if (sending.has(form)) return event.preventDefault()
  try {
    const prepared = prepare(form, submitter)
    begin(form, place, submitter ?? one(form, '[type=submit]'))
    event.preventDefault()
    send(form, place, submitter, prepared)
  } catch {
    sending.get(form)?.()
  }
}, true)
document.addEventListener('focusin', ({ target }) => {
  const field = target.form && one(target.form, '[data-proof]')
  if (field) proofOf(target.form, field)
})
// Back from the thank-you page, to the page as it was left.
addEventListener('pageshow', (event) => event.persisted && sending.forEach((end) => end()))
return true
})()`,
)
