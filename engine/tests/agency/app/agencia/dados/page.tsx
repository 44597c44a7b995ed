/** A page with the agency's own data, under a tag that the platform also pushes. */
export default async function DataPage() {
  const response = await fetch(`${process.env.AGENCY_DATA}/dados`, {
    cache: 'force-cache',
    next: { tags: ['products', 'agencia'] },
  }).catch(() => undefined)
  return (
    <>
      <h1>Dados</h1>
      <output>{response ? await response.text() : 'sem dados'}</output>
    </>
  )
}
