export default function GroupedPage() {
  return <h1>Agrupada</h1>
}
