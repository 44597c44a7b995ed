import { siteConfig } from '../../../src/port/config'
import { phoneNumbers } from '../../../src/port/content'
import type { Settings } from '../../../src/port/kinds'
import { type Finding, okOrAdvice } from '../finding'

/** Checks what most businesses in Portugal must show (docs/launch.md), as far as a program can. This is not legal advice. */
export function checkLaw(settings: Pick<Settings, 'phone'> | undefined): Finding[] {
  const { company = {}, disputeEntities, complaintsBook } = siteConfig
  return [
    okOrAdvice(
      company.legalName !== undefined && company.taxNumber !== undefined,
      'The legal name and the tax number of the business are shown',
      'The legal name or the tax number (NIPC) of the business is not shown (Decreto-Lei 7/2004)',
      'Set company in site/config.ts.',
    ),
    okOrAdvice(
      disputeEntities.length > 0,
      'An entity for consumer disputes is named',
      'No entity for consumer disputes is named (Lei 144/2015)',
      'Set disputeEntities in site/config.ts; docs/launch.md links to the official list.',
    ),
    okOrAdvice(
      complaintsBook,
      'The Livro de Reclamações is linked',
      'The Livro de Reclamações is not linked (Decreto-Lei 156/2005)',
      'Set complaintsBook in site/config.ts to true.',
    ),
    ...(settings ? checkCallCosts(settings) : []),
  ]
}

function checkCallCosts(settings: Pick<Settings, 'phone'>): Finding[] {
  const numbers = phoneNumbers(settings)
  const areCostsInNotes = numbers.some(({ note, tariff }) => note !== '' && tariff === undefined)
  return numbers.map(({ text, tariff }) =>
    okOrAdvice(
      areCostsInNotes || (tariff !== undefined && siteConfig.callCost),
      `The cost of a call to ${text} is shown beside it`,
      `The cost of a call to ${text} is not shown (Decreto-Lei 59/2021)`,
      tariff
        ? 'Set callCost in site/config.ts to true.'
        : 'Write it beside the number on the platform, such as "808 200 300 (sete cêntimos por minuto)".',
    ),
  )
}
