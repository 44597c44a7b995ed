import { problemsOf } from '@/lib/format/problems-of'
import { campaignField, captchaField, honeypotField, outdatedField, pageField } from '@/lib/lead/values'
import { type FormField, isLeadField } from '../form-fields'

/** The platform refuses a lead without these fields. */
const needed = ['name', 'email', 'message']

const taken = [honeypotField, captchaField, outdatedField, pageField, campaignField]

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
      const { name, forms, required, longest = 1 } = entry
      return problemsOf(`formFields: ${name}`, [
        names.indexOf(name) < index && 'is there twice',
        !/^[a-z][\w-]*$/i.test(name) && 'needs a name of letters and digits',
        taken.includes(name) && 'is the name of a field that the forms have already',
        longest < 1 && 'needs a longest of at least 1',
        forms?.length === 0 && 'is in no form',
        needed.includes(name) &&
          (required === false || forms !== undefined) &&
          'is what the platform asks for: required, in both forms',
        !isLeadField(name) && !('label' in entry && entry.label?.trim()) && 'needs a label',
        !isLeadField(name) && !('kind' in entry) && 'needs a kind',
        'kind' in entry &&
          entry.kind === 'select' &&
          !entry.options?.length &&
          'needs options to select from',
      ])
    }),
  ]
}
