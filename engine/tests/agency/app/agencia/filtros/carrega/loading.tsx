export default function Loading() {
  return <p>A carregar…</p>
}
