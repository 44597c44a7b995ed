import { routes } from '@/lib/routes'
import { errorCopy } from '@/site.copy'

/** What a visitor reads when a page could not be made. */
export function ErrorMessage({ retry }: { retry: () => void }) {
  const { title, text } = errorCopy
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-5 py-20 sm:px-8">
      <h1 className="text-page">{title}</h1>
      <p className="text-lead text-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-6">
        <button
          type="button"
          onClick={retry}
          className="min-h-12 rounded-control bg-accent px-6 py-3 font-semibold text-on-accent"
        >
          {errorCopy.retry}
        </button>
        <a href={routes.home} className="py-3 underline underline-offset-4">
          {errorCopy.backHome}
        </a>
      </div>
    </div>
  )
}
