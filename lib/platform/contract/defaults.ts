import type { z } from 'zod'

/** Absent or null: the default of the specification, so that no page meets either. */
export const orDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  schema.nullish().transform((value) => value ?? fallback)
