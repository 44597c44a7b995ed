import type { ReactNode } from 'react'

interface OpensOnPhoneProps {
  summary: string
  /** Whether the words of the summary stand above the content on a wide screen. */
  isTitled?: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that opens with a tap on a phone, and stands open on a wider screen. The browser's own search and the keyboard reach it closed
 * too. Where a browser cannot show it by CSS alone, it opens on every screen.
 */
export function OpensOnPhone({ summary, isTitled = false, className = '', children }: OpensOnPhoneProps) {
  return (
    <details className={`group opens-on-phone ${className}`} {...(isTitled && { 'data-title': summary })}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-6 text-small font-semibold mark-chevron after:mr-1 [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      {children}
    </details>
  )
}
