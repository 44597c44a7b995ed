/**
 * A script in the text of a page. It is written as HTML, because React complains of a script that it draws in the browser: after a click on a
 * `next/link`, and in `next dev` on a page that is missing.
 */
export function InlineScript({ text }: { text: string }) {
  return <span hidden dangerouslySetInnerHTML={{ __html: `<script>${text}</script>` }} />
}
