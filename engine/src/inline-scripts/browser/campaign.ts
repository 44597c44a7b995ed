/*
 * Adds the `utm_…` and `gclid` of the visit's first address to the form, from the session history. Nothing is stored, and no cookie is read.
 * components/lead-form/ writes the field and the line with the `data-campaign…` attributes.
 */
const campaign = () => {
  // Browsers without the Navigation API still know the referrer.
  const addresses = [window.navigation?.entries()[0]?.url, document.referrer, location.href]
  for (const address of addresses) {
    if (!address?.startsWith(`${location.origin}/`)) continue
    const parameters = [...new URL(address).searchParams].filter(([name]) => /^(utm_\w+|gclid)$/.test(name))
    if (parameters[0]) return parameters
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
