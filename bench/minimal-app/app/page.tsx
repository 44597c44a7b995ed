/** One heading, and as much text as the page that this one is compared with. */
export default function Page() {
  return (
    <main>
      <h1>Olá</h1>
      {process.env.BENCH_TEXT}
    </main>
  )
}
