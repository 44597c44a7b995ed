import Link from 'next/link'
import { LeadForm } from '@/components/lead-form/lead-form'
import { contactPage } from '@/lib/pages/kinds/company'
import { contentOf } from '@/lib/pages/render'

export default async function LinkPage() {
  const { form } = await contentOf(contactPage)
  return (
    <>
      <h1>Ligação</h1>
      <Link href="/contador">Contador</Link>
      <LeadForm form="contact" content={form} />
    </>
  )
}
