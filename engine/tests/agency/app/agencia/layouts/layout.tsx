import type { ReactNode } from 'react'

export default function AgencyLayout({ children, lado }: { children: ReactNode; lado: ReactNode }) {
  return (
    <div>
      <p>Moldura da agência</p>
      {children}
      <aside>{lado}</aside>
    </div>
  )
}
