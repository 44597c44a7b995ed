import { withSizedPictures } from '@site-starter/engine/html'

/** HTML from the client's Markdown, which is trusted like every file of the project. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: withSizedPictures(html) }} />
  )
}
