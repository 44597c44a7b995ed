import { isOwnFile, pictureProps } from '@/lib/platform'
import { cleanPostHtml } from '@/lib/post-html'

/** The only HTML that comes from content; `cleanPostHtml` lets through what the specification allows. */
export function PostBody({ html }: { html: string }) {
  return (
    <div
      className="prose"
      dangerouslySetInnerHTML={{ __html: cleanPostHtml(html, { isOwnFile, pictureProps }) }}
    />
  )
}
