import { trapField } from '@/lib/lead/values'

/**
 * A field for programs that fill in whatever they find. It is out of sight and not `display: none`, which they look for;
 * the attributes keep screen readers, the Tab key, browsers and password managers away from it.
 */
export function TrapField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={trapField}>{label}</label>
      <input
        id={trapField}
        name={trapField}
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
