import { contentOf } from '@site-starter/engine/pages'
import Link from 'next/link'
import { LeadForm } from '@/components/lead-form/lead-form'
import { contactPage } from '@/lib/views/company'

/** A page with scripts, because of `next/link`. */
export default async function LinkPage() {
  const { form } = await contentOf(contactPage)
  return (
    <>
      <h1>Ligação</h1>
      <Link href="/contactos">Contactos</Link>
      <LeadForm form="contact" content={form} />
    </>
  )
}
