/** Facts from the HTML of a page, without styles or scripts. */
export interface Facts {
  title: string
  /** The `lang` of the document. */
  lang: string
  headings: { level: number; text: string }[]
  links: { href: string; text: string }[]
  /** The link targets within the page. */
  ids: string[]
  /** The original addresses of pictures, before the site resizes them. */
  pictures: string[]
  /** Structured data as text. */
  data: string[]
  /** The Open Graph image of the page; '' for none. */
  ogImage: string
  text: string
}

/** Runs in the browser, in a tab that stays empty: parses the HTML of a page. */
export function factsOf(html: string): Facts {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const textOf = ({ textContent }: Node) =>
    (textContent ?? '')
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const original = (src: string) =>
    src.startsWith('/_next/image?') ? (new URLSearchParams(src.split('?')[1]).get('url') ?? '') : src
  const facts = {
    title: page.title.trim(),
    lang: page.documentElement.lang,
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName.slice(1)),
      text: textOf(heading),
    })),
    links: all('a[href]').map((link) => ({ href: link.getAttribute('href') ?? '', text: textOf(link) })),
    ids: all('[id], a[name]').map((element) => element.id || (element.getAttribute('name') ?? '')),
    pictures: all('img[src]').map((picture) => original(picture.getAttribute('src') ?? '')),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    ogImage: page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
  }
  for (const element of all('script, style, noscript, template')) element.remove()
  return { ...facts, text: textOf(page.body) }
}
