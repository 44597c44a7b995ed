import Image from 'next/image'
import Link from 'next/link'
import { Form } from './form'

/** Link, picture and form as Next.js' own documentation writes them. */
export default function Page() {
  return (
    <>
      <Link href="/">Início</Link>
      <Image src="/picture.png" alt="" width={16} height={16} />
      <Form />
    </>
  )
}
