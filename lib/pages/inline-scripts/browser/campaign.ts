/*
 * On a page whose form says which campaign brought the visitor: puts the `utm_…` and `gclid` of the address where the visit began into the
 * form. The address comes from the session's own history. Nothing is stored, and no cookie is read.
 */
const campaign = () => {
  // Browsers without this history still know the page before.
  const addresses = [window.navigation?.entries()[0]?.url, document.referrer, location.href]
  for (const address of addresses) {
    if (!address?.startsWith(`${location.origin}/`)) continue
    const found = [...new URL(address).searchParams].filter(([name]) => /^(utm_\w+|gclid)$/.test(name))
    if (found[0]) return found
  }
  return []
}

document.addEventListener('formdata', ({ target, formData }) => {
  const field = (target as HTMLFormElement).querySelector<HTMLInputElement>('[data-campaign]')
  if (field) formData.set(field.name, `${new URLSearchParams(campaign())}`)
})

document.addEventListener('focusin', ({ target }) => {
  const line = (target as HTMLInputElement).form?.querySelector('[data-campaign-line]')
  if (line)
    line.textContent = campaign()
      .map((pair) => `, ${pair.join('=')}`)
      .join('')
})
