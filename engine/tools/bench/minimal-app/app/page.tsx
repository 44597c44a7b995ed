export default function Page() {
  return <h1>Olá</h1>
}
