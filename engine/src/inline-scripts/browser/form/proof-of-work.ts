/* Solves ALTCHA challenges, which `engine/src/leads/captcha/` creates and checks. */

interface Challenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
  }
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))

const hexOf = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Finds the first counter whose derived key starts with the challenge's prefix. */
const solve = async (address: string) => {
  const challenge: Challenge = await (await fetch(address)).json()
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0])
  const hash = algorithm.slice('PBKDF2/'.length)
  const derivation = { name: 'PBKDF2', salt: bytesOf(salt), iterations: cost, hash }
  for (let counter = 0; ; counter++) {
    new DataView(password.buffer).setUint32(password.length - 4, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix))
      return JSON.stringify({ challenge, solution: { counter, derivedKey } })
  }
}

const proofs = new WeakMap<HTMLFormElement, Promise<string>>()

/** The proof for a form; '' if there is none. The first call starts the computation. */
export const proofOf = (form: HTMLFormElement, field: HTMLElement) => {
  const proof = proofs.get(form) ?? solve(field.dataset.proof as string).catch(() => '')
  proofs.set(form, proof)
  return proof
}

/** Adds the proof to the form data. Each proof is valid once. */
export const prove = async (form: HTMLFormElement, field: HTMLInputElement, data: FormData) => {
  data.set(field.name, await proofOf(form, field))
  proofs.delete(form)
}
