import type { ReactNode } from 'react'

/** The submit button of a form. Client components can use it too, since it imports types alone. */
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
