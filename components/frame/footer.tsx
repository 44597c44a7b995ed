import { groundOf } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { CSSProperties, ReactNode } from 'react'
import { linkedActions } from '@/lib/content/actions'
import { settingIn } from '@/lib/content/copy-in'
import type { Frame, Menu } from '@/lib/views/frame'
import { siteConfig } from '@/site/config'
import { contactItems, socialItems } from '../contact/contact-links'
import { Logo } from '../header/logo'
import { Container } from '../layout/container'
import { LinkItem, TextLink } from '../layout/text-link'
import { runningText } from '../text/words'
import { Imprint } from './imprint'

const layout = theme.footer
const ground = groundOf(layout.footer, layout.parts, layout.brand)

export function Footer({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { settings, name, copy, ofPlatform } = frame
  const translated = settingIn(copy, siteConfig.taglineIn)
  const tagline = translated ?? settings.tagline
  const contacts = contactItems(settings, { quiet: true, texts: copy })
  const profiles = socialItems(settings)
  // themes/oficina/layouts/footer.css sets the size of the name by `--letters`.
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': Math.max(name.length, 6) }
  return (
    <footer
      className={`print:hidden sticky top-full pt-8 pb-20 low:pb-8 lg:pt-12 lg:pb-6 ${layout.footer} [&_li]:text-small lg:[&_li_a]:min-w-6 lg:[&_li_a]:py-1.75`}
    >
      <Container>
        <div className={layout.parts}>
          <div className={`stack-2 ${layout.brand}`}>
            <p
              style={letters}
              className={`font-display font-bold tracking-tight ${layout.name || sizeOf(name)}`}
            >
              <Logo name={name} ground={ground} scale={1.3} />
            </p>
            {tagline && (
              <p lang={translated === undefined ? ofPlatform : undefined} className="text-muted">
                {runningText(tagline)}
              </p>
            )}
          </div>
          {contacts.length > 0 && (
            <Part
              title={copy.footer.contacts}
              part={layout.contacts}
              list={layout.contactList}
              head={layout.head}
            >
              {contacts}
              {linkedActions(copy).map(({ href, title }) => (
                // Phones show these actions in the contact bar.
                <li key={href} className="max-lg:not-low:hidden">
                  <TextLink href={href} quiet sameTab>
                    {title}
                  </TextLink>
                </li>
              ))}
            </Part>
          )}
          <nav aria-label={copy.nav.footer} className={layout.pages}>
            <Part title={copy.footer.pages} list={layout.pageList} head={layout.head}>
              {menu.footer.map((item) =>
                'links' in item ? (
                  <li key={item.title} className="break-inside-avoid pt-2">
                    {runningText(item.title)}
                    <ul className="border-s border-line ps-4 text-start">
                      {item.links.map(({ href, title }) => (
                        <LinkItem key={href} href={href} title={title} />
                      ))}
                    </ul>
                  </li>
                ) : (
                  <LinkItem key={item.href} href={item.href} title={item.title} />
                ),
              )}
            </Part>
          </nav>
          {profiles.length > 0 && (
            <Part title={copy.contact.social} part={layout.social} list={layout.socialList} head="sr-only">
              {profiles}
            </Part>
          )}
        </div>
        <Imprint frame={frame} menu={menu} />
      </Container>
    </footer>
  )
}

/** The font size of the name in the footer: large only if the name is shorter than a line. */
function sizeOf(name: string): string {
  if (name.length <= 20) return 'text-section leading-none'
  return name.length <= 45 ? 'text-card' : 'text-lead'
}

interface PartProps {
  title: string
  /** Classes for the part, its heading and its list. */
  part?: string
  head: string
  list: string
  children: ReactNode
}

function Part({ title, part, head, list, children }: PartProps) {
  return (
    <div className={part}>
      <h2 className={`font-body text-small font-semibold tracking-normal text-muted normal-case ${head}`}>
        {title}
      </h2>
      <ul className={list}>{children}</ul>
    </div>
  )
}
