/** A script inserted as HTML. React warns about a script element that it creates in the browser, as after a click on a `next/link`. */
export function InlineScript({ text }: { text: string }) {
  return <span hidden dangerouslySetInnerHTML={{ __html: `<script>${text}</script>` }} />
}
