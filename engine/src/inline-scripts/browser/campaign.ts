/* Writes the `utm_…` and `gclid` of the visit's first address into the form, from the session's history. Nothing is stored, no cookie read. */
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
