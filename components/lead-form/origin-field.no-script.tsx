'use client'

import { pageField } from '@site-starter/engine/lead-form'
import { decoded } from '@site-starter/engine/text'
import { usePathname } from 'next/navigation'
import { useAnswer } from '../forms/stateful-form.no-script'

interface OriginFieldProps {
  text: string
  /** The names in addresses by the folders that they stand for: a page is rendered under its path in `app/`. */
  namesByFolder: ReadonlyMap<string, string>
}

/** The page on which the form is sent, and a line that says so, if it has a text. Only a client component knows the page while it is rendered. */
export function OriginField({ text, namesByFolder }: OriginFieldProps) {
  const [, first = '', ...rest] = usePathname().split('/')
  const ownPath = decoded(['', namesByFolder.get(first) ?? first, ...rest].join('/'))
  // The answer to a form may stand on another page.
  const path = useAnswer()?.values?.[pageField] || ownPath
  return (
    <>
      <input type="hidden" name={pageField} value={path} />
      {text && (
        <p className="wrap-anywhere text-small text-muted">
          {text} {path}
          <span data-campaign-line />
        </p>
      )}
    </>
  )
}
