import { inOrder } from '@/lib/config/company'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

/** Logos of public funding in their official order. They stand on white in both schemes, because most are drawn for white. */
export function FundingLogos() {
  if (siteConfig.funding.length === 0) return null
  return (
    <ul
      aria-label={copy.footer.funding}
      className="flex w-fit max-w-full flex-wrap items-center gap-x-8 gap-y-4 rounded-control bg-[#fff] p-4 forced-color-adjust-none"
    >
      {inOrder(siteConfig.funding).map(({ src, alt, width, height }) => (
        <li key={src}>
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="h-10 w-auto max-w-full object-contain"
          />
        </li>
      ))}
    </ul>
  )
}
