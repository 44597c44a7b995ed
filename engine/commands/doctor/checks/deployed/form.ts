import { decodeHTML } from 'entities'
import type { Environment } from '../../../../src/environment/environment'
import { routes } from '../../../../src/port/routes'
import { advice, type Finding, ok, problem } from '../../finding'
import { askSite, causeOf } from '../../requests'

/** Checks that the site accepts the contact form. The form is empty, so that the site asks for missing answers and the platform receives nothing. */
export async function checkForm(environment: Environment): Promise<Finding> {
  const { siteUrl } = environment
  const address = siteUrl + routes.contact
  try {
    const page = await askSite(environment, routes.contact)
    const fields = hiddenFields(await page.text())
    if (fields.length === 0)
      return advice(`${address} has no form, so none was tested`, 'Send one from the page with the form.')
    const body = new FormData()
    for (const [name, value] of fields) body.set(name, value)
    const answer = await askSite(environment, routes.contact, {
      method: 'POST',
      body,
      headers: { origin: siteUrl },
    })
    const html = await answer.text()
    if (answer.status === 200 && html.includes('aria-invalid="true"'))
      return ok('The site accepts forms: an empty one comes back with the missing fields marked')
    return problem(`A form sent to ${address} is answered with ${answer.status}`, remedyOf(answer.status))
  } catch (error) {
    return problem(
      `A form sent to ${address} is not answered (${causeOf(error)})`,
      'Check the log of the deployment.',
    )
  }
}

function remedyOf(status: number): string {
  if (status === 403)
    return 'Make the reverse proxy forward Host (or X-Forwarded-Host) and X-Forwarded-Proto of the visitor: docs/security.md.'
  if (status === 409) return 'The instances have different builds or keys: give all of them the same.'
  if (status === 413 || status === 429) return 'Check the limits of the proxy in front of the site.'
  return 'Check the log of the deployment.'
}

/** Hidden fields, by which Next.js finds the action of the form. */
function hiddenFields(html: string): [name: string, value: string][] {
  return [...html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [decodeHTML(name), decodeHTML(value)],
  )
}
