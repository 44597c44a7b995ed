const texts: Record<string, string> = JSON.parse(process.env.BENCH_TEXTS ?? '{}')

export const generateStaticParams = () => Object.keys(texts).map((page) => ({ page }))

/** A page with as much text as the page of the site that it is compared with. */
export default async function Page({ params }: { params: Promise<{ page: string }> }) {
  return texts[(await params).page]
}
