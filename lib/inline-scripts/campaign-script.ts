import { minified } from './minified'

/*
 * Runs in the browser, once on a page whose form says which campaign brought the visitor: it puts the `utm_…` and `gclid` of the address
 * where the visit began into the form. The address comes from the session's own history. Nothing is stored, and no cookie is read. The
 * text is part of the page; the content security policy names its hash.
 */
export const campaignScript = minified(
  'campaign',
  `self.campaigns ||= (() => {
const campaign = () => {
  // Browsers without this history still know the page before.
  const addresses = [self.navigation?.entries()[0]?.url, document.referrer, location.href]
  for (const address of addresses) {
    if (!address?.startsWith(location.origin + '/')) continue
    const found = [...new URL(address).searchParams].filter(([name]) => /^(utm_\\w+|gclid)$/.test(name))
    if (found.length) return new URLSearchParams(found)
  }
  return new URLSearchParams()
}
document.addEventListener('formdata', ({ target, formData }) => {
  const field = target.querySelector('[data-campaign]')
  if (field) formData.set(field.name, campaign())
})
document.addEventListener('focusin', ({ target }) => {
  const line = target.form?.querySelector('[data-campaign-line]')
  if (line) line.textContent = [...campaign()].map((pair) => ', ' + pair.join('=')).join('')
})
return true
})()`,
)
