import { problemsOf } from '@/lib/format/problems-of'
import { campaignField, captchaField, honeypotField, pageField } from '@/lib/lead/values'
import type { FormField } from '../form-fields'

/** The platform refuses a lead without these fields. */
const needed = ['name', 'email', 'message']

const taken = [honeypotField, captchaField, pageField, campaignField]

export function fieldProblems(fields: readonly FormField[]): string[] {
  const entries = fields.map((field) => (typeof field === 'string' ? { name: field } : field))
  const names = entries.map(({ name }) => name)
  return [
    ...problemsOf(
      'formFields:',
      needed.map(
        (name) => !names.includes(name) && `${name} is missing, without which the platform takes no lead`,
      ),
    ),
    ...entries.flatMap((entry, index) => {
      const { name, forms, required } = entry
      return problemsOf(`formFields: ${name}`, [
        names.indexOf(name) < index && 'is there twice',
        !/^[a-z][\w-]*$/i.test(name) && 'needs a name of letters and digits',
        taken.includes(name) && 'is the name of a field that the forms have already',
        needed.includes(name) &&
          (required === false || forms !== undefined) &&
          'is what the platform asks for: required, in both forms',
        'kind' in entry &&
          entry.kind === 'select' &&
          !entry.options?.length &&
          'needs options to select from',
      ])
    }),
  ]
}
