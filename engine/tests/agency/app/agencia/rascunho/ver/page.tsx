import { draftMode } from 'next/headers'

export default async function DraftPage() {
  const { isEnabled } = await draftMode()
  return <output>{isEnabled ? 'rascunho' : 'publicado'}</output>
}
