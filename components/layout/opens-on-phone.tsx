import type { ReactNode } from 'react'

interface OpensOnPhoneProps {
  /** Stands above the content on a wide screen. */
  summary: string
  children: ReactNode
}

/** Opens with a tap on a phone, and stands open on a wider screen. Search and keyboard reach it closed. Without such CSS it opens on every screen. */
export function OpensOnPhone({ summary, children }: OpensOnPhoneProps) {
  return (
    <details className="group opens-on-phone" data-title={summary}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-6 text-small font-semibold mark-chevron after:mr-1 [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      {children}
    </details>
  )
}
