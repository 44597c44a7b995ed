import { z } from 'zod'
import { assetByPathname, assetByUrl } from '../asset'
import { collection } from '../collection'
import { id, text } from '../text'

const link = z.strictObject({
  title: text,
  url: z.string().refine((url) => URL.canParse(url), 'must be an absolute address with a scheme'),
})

const common = {
  slug: id,
  client: text,
  problem: text,
  solution: text,
  results: text,
  links: z.array(link).default([]),
}

/** Case studies of contract 4.1.0. */
export const caseStudies = collection(
  z.strictObject({ ...common, assets: z.array(assetByPathname).default([]) }),
)

/** Projects of contract 6.3.0. `title` is the only text without a default, because older records lack it. */
export const projects = collection(
  z.strictObject({ ...common, title: z.string().optional(), assets: z.array(assetByUrl).default([]) }),
)
