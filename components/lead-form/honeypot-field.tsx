import { honeypotField } from '@/lib/lead/values'

/**
 * The honeypot: a field for bots, which fill in every field that they find. It is moved out of sight instead of `display: none`, which
 * bots look for. Its attributes keep screen readers, the Tab key, browsers and password managers away.
 */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypotField}>{label}</label>
      <input
        id={honeypotField}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
