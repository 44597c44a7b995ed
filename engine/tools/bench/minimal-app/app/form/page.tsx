import Image from 'next/image'
import Link from 'next/link'

async function send() {
  'use server'
}

/** A link, a picture and a form as in the documentation of Next.js. */
export default function Page() {
  return (
    <>
      <Link href="/">Início</Link>
      <Image src="/picture.png" alt="" width={16} height={16} />
      <form action={send}>
        <input name="name" aria-label="Nome" />
        <button type="submit">Enviar</button>
      </form>
    </>
  )
}
