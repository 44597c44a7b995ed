import { cleanPostHtml } from '@/lib/content/post-html'
import { pictureProps } from '@/lib/pictures/picture'
import { isOwnFile } from '@/lib/platform'

/** The only HTML that comes from the platform. `cleanPostHtml` keeps what the specification allows. */
export function PostBody({ html }: { html: string }) {
  return (
    <div
      className="prose"
      dangerouslySetInnerHTML={{ __html: cleanPostHtml(html, { isOwnFile, pictureProps }) }}
    />
  )
}
