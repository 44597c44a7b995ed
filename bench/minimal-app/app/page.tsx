export default function Page() {
  return (
    <main>
      <h1>Olá</h1>
    </main>
  )
}
