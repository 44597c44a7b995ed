async function fail(): Promise<void> {
  'use server'
  throw new Error('de propósito')
}

export default function FailingForm() {
  return (
    <form action={fail}>
      <input name="nome" defaultValue="Ana" />
      <textarea name="pedido" defaultValue="Uma mesa <para> dois" />
      <button type="submit">Pedir</button>
    </form>
  )
}
