'use client'

import { pageField } from '@site-starter/engine/lead-form'
import { decoded } from '@site-starter/engine/text'
import { usePathname } from 'next/navigation'
import { useAnswer } from '../forms/stateful-form.no-script'

interface OriginFieldProps {
  text: string
  /** The page names in addresses, by folder: a page is rendered under its path in `app/`. */
  namesByFolder: ReadonlyMap<string, string>
}

/** The page that the form is sent from, and a visible line about it if it has a text. Only a client component knows the rendered page. */
export function OriginField({ text, namesByFolder }: OriginFieldProps) {
  const [, first = '', ...rest] = usePathname().split('/')
  const pathHere = decoded(['', namesByFolder.get(first) ?? first, ...rest].join('/'))
  // The answer to a form may be shown on another page.
  const path = useAnswer()?.values?.[pageField] || pathHere
  return (
    <>
      <input type="hidden" name={pageField} value={path} />
      {text && (
        <p className="wrap-anywhere text-small text-muted">
          {text} {path}
          {/* engine/src/inline-scripts/browser/campaign.ts writes the campaign here. */}
          <span data-campaign-line />
        </p>
      )}
    </>
  )
}
