'use client'

import { usePathname } from 'next/navigation'
import { decoded } from '@/lib/format/decoded'
import { pageField } from '@/lib/lead/values'

interface OriginFieldProps {
  text: string
  /** The names in addresses by the folders that they stand for: a page is rendered under its path in `app/`. */
  namesByFolder: ReadonlyMap<string, string>
}

/**
 * The page on which the form is sent, and a line that tells the visitor so unless its text is empty. Only a client component knows the
 * page while it is rendered.
 */
export function OriginField({ text, namesByFolder }: OriginFieldProps) {
  const [, first = '', ...rest] = usePathname().split('/')
  const path = decoded(['', namesByFolder.get(first) ?? first, ...rest].join('/'))
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
