import type { ReactNode } from 'react'

/** Sends the form around it. It imports nothing, so that a client component may import it. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="submit"
      className="min-h-12 rounded-button bg-accent px-8 py-3 font-semibold text-on-accent hover:dim max-sm:w-full"
    >
      {children}
    </button>
  )
}
