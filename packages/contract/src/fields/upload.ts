import { z } from 'zod'

/** Determined from the bytes; the sender's declared type is ignored. */
export const fileMimes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export const largestFile = 5 * 1_024 * 1_024
/** Base64 takes four characters for three bytes; the rest of the body is small. */
export const fileBodyLimit = Math.ceil(largestFile / 3) * 4 + 16_384

/** An uploaded file, inside JSON like everything else. */
export const base64File = z
  .string()
  .min(1)
  .max(Math.ceil(largestFile / 3) * 4, 'At most 5 MB')
  .describe('The file in base64: PDF, JPG, PNG or WebP to 5 MB')
