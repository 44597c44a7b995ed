import { campaignField, captchaField, honeypotField, languageField, pageField } from '../leads/values'
import { type FieldKind, type FormField, isLeadField, ofPlatform } from '../port/forms'
import { problemsOf } from '../text/problems-of'
import { oneLine } from '../text/visible-text'

/** Form fields without which the platform refuses a lead. */
const needed = ['name', 'email', 'message']

/** Names of the fields that each form has besides those of the setting. */
const takenNames = [honeypotField, captchaField, languageField, pageField, campaignField]

export function fieldProblems(fields: readonly FormField[]): string[] {
  const entries = fields.map((field) => (typeof field === 'string' ? { name: field } : field))
  const names = entries.map(({ name }) => name)
  return [
    ...problemsOf(
      'formFields:',
      needed.map(
        (name) => !names.includes(name) && `${name} is missing, without which the platform accepts no lead`,
      ),
    ),
    ...entries.flatMap((entry, index) => {
      const { name, forms, required, longest } = entry
      const minLength = shortestAnswer(entry)
      return problemsOf(`formFields: ${name}`, [
        names.indexOf(name) < index && 'is listed twice',
        !/^[a-z][\w-]*$/i.test(name) && 'needs a name of letters and digits',
        takenNames.includes(name) && 'is the name of a field that the forms already have',
        needed.includes(name) &&
          (required === false || forms !== undefined) &&
          'is what the platform asks for: required, in both forms',
        forms?.length === 0 && 'is in no form: remove it, or its empty list of forms',
        longest !== undefined &&
          !(Number.isInteger(longest) && longest >= minLength) &&
          `has longest: ${longest}, which is too short for any answer: write a whole number, ${minLength} or more`,
        'label' in entry &&
          oneLine(entry.label ?? '') === '' &&
          'needs a label: write what visitors are asked for',
        ...('kind' in entry ? kindProblems(entry) : []),
      ])
    }),
  ]
}

/** The length of the shortest answer that a field accepts. */
function shortestAnswer(entry: Exclude<FormField, string>): number {
  const platformField = isLeadField(entry.name) ? ofPlatform[entry.name] : undefined
  const kind = 'kind' in entry ? entry.kind : platformField?.kind
  return kind === 'email' ? 'a@b.pt'.length : (platformField?.least ?? 1)
}

function kindProblems({ name, kind, options = [] }: Extract<FormField, { kind: FieldKind }>) {
  const labels = options.map(oneLine)
  const duplicate = labels.find((option, index) => labels.indexOf(option) < index)
  return [
    isLeadField(name) &&
      kind !== ofPlatform[name].kind &&
      `is a field of the platform, of the kind ${ofPlatform[name].kind}: leave kind out, or take another name`,
    kind === 'select' && !isLeadField(name) && options.length === 0 && 'needs options to select from',
    labels.includes('') && `has an empty option, number ${labels.indexOf('') + 1}: remove it`,
    duplicate && `has the option "${duplicate}" twice`,
  ]
}
