import { z } from 'zod'

export const siteVariables = {
  UPLOADS_FOLDER: z.string().default('.next/cache/candidaturas'),
}
