/** Written as HTML: React complains of a script that it draws in the browser, as after a click on a `next/link`. */
export function InlineScript({ text }: { text: string }) {
  return <span hidden dangerouslySetInnerHTML={{ __html: `<script>${text}</script>` }} />
}
