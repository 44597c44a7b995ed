import type { Settings } from '@/lib/platform'

/** `tel:` target of a display number: everything but `+` and digits is left out; '' when nothing can be dialled. */
export function telephoneLink({ phone }: Pick<Settings, 'phone'>): string {
  const number = phone.replace(/[^+\d]/g, '')
  return /\d/.test(number) ? `tel:${number}` : ''
}

/** `mailto:` target; '' when the text is not an address. */
export function emailLink({ email }: Pick<Settings, 'email'>): string {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(email) ? `mailto:${email}` : ''
}
