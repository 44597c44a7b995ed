export const dynamic = 'force-dynamic'

export default function AlwaysPage() {
  return (
    <>
      <h1>Sempre</h1>
      <output>{Math.random()}</output>
    </>
  )
}
