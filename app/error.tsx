'use client'

import { errorCopy, language } from '@/site/copy'

/** The error page inside the site's frame. The script of every page contains it, so it does not import `routes`. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const { title, text } = errorCopy
  return (
    <div lang={language} className="mx-auto max-w-3xl stack-6 px-5 py-20 sm:px-8">
      <h1 className="text-page">{title}</h1>
      <p className="text-lead text-muted">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <button
          type="button"
          onClick={reset}
          className="min-h-12 rounded-button bg-accent px-6 py-3 font-semibold text-on-accent"
        >
          {errorCopy.retry}
        </button>
        <a href="/" className="py-3 underline underline-offset-4">
          {errorCopy.backHome}
        </a>
      </div>
    </div>
  )
}
