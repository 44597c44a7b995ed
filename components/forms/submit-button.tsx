import type { ReactNode } from 'react'

/** The submit button of a form. It imports nothing, so that client components can import it. */
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
