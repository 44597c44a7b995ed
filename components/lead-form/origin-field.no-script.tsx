'use client'

import { usePathname } from 'next/navigation'
import { pageField } from '@/lib/lead/values'

/**
 * The page on which the form is sent, and a line that tells the visitor so unless its text is empty. Only a client component knows the
 * page while it is rendered.
 */
export function OriginField({ text }: { text: string }) {
  const path = decoded(usePathname())
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

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
