import { z } from 'zod'
import { collection } from '../collection'
import { id, text } from '../text'

export const values = collection(z.strictObject({ slug: id, title: text, description: text }))
