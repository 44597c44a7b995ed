import { z } from 'zod'

/** Human-readable text. Missing text is the empty string. */
export const text = z.string().default('')

export const texts = z.array(z.string()).default([])

/** The "unique id" of most resources. The specification requires uniqueness, but no format. */
export const id = z.string().min(1)

/** The slug of services and products: "URL-safe unique id, lowercase, hyphen-separated". */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens')

/** A calendar date, YYYY-MM-DD. */
export const day = z.iso.date('must be a calendar date, YYYY-MM-DD')

/** A calendar date, or '' for none. */
export const optionalDay = z.union([z.literal(''), day]).default('')

export const pixels = z.int().positive()

/** A URL, or `/…` in the asset folder, which is made absolute when served. */
export const fileUrl = z
  .string()
  .refine(
    (url) => url.startsWith('/') || (/^https?:/.test(url) && URL.canParse(url)),
    'must be /… from the asset folder, or an http(s) address',
  )
