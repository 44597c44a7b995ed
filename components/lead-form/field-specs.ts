import { copyHere, titleIn } from '@/lib/content/copy-in'
import { langOfPlatform } from '@/lib/content/translations'
import type { Texts } from '@/lib/settings/define-copy'
import { fieldsOf } from '@/lib/settings/fields'
import type { FormName } from '@/lib/settings/form-fields'
import type { FormContent } from '@/lib/views/form'
import type { FieldSpec } from '../forms/field.no-script'

/** The fields of a form as they are drawn, in order. Without services, the form has no service field. */
export function fieldSpecs(
  form: FormName,
  services: FormContent['services'],
  copy: Texts = copyHere(),
): FieldSpec[] {
  const lang = langOfPlatform()
  return fieldsOf(form, copy).flatMap(
    ({ name, label, kind, required, longest, hint, invalid, autoComplete, options }) => {
      const isService = name === 'serviceSlug'
      if (isService && services.length === 0) return []
      const choices = isService
        ? services.map(({ slug, title }) => ({ value: slug, label: title, ...(lang && { lang }) }))
        : options.map((option) => ({ value: option, label: titleIn(copy, option) }))
      const emptyOption = {
        value: '',
        label: isService && !required ? copy.form.anyService : copy.form.choose,
      }
      return {
        name,
        label,
        kind,
        required,
        maxLength: longest,
        invalidText: invalid,
        ...(hint && { hint }),
        ...(!required && { optionalText: copy.form.optional }),
        ...(autoComplete && { autoComplete }),
        ...(kind === 'select' && { options: [emptyOption, ...choices] }),
      }
    },
  )
}

/** Whether a field is short enough to share a row on a wide screen. */
export function isShort({ kind, hint }: FieldSpec): boolean {
  return !hint && kind !== 'textarea' && kind !== 'checkbox'
}
