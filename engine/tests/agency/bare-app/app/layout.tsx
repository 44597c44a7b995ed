import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
