import { z } from 'zod'

/** Determined from the bytes; the sender's declared type is ignored. */
export const fileMimes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export const largestFile = 5 * 1_024 * 1_024
/** Base64 takes four characters for three bytes; the rest of the body is small. */
export const fileBodyLimit = Math.ceil(largestFile / 3) * 4 + 16_384

/** Why a file is not taken, and what to do. */
export const fileReasons = {
  damaged: 'This file is damaged, or is no PDF, JPG, PNG or WebP',
  empty: 'This file is empty. Choose another one',
  program: 'This is a program, not a document. Choose a PDF or a picture',
  office: 'This is a Word, Excel or ZIP file. Save it as a PDF, and choose that',
  heic: 'This photo is in the format HEIC, which many cannot open. Set the camera of the phone to “Most Compatible”, or take a screenshot of the photo, and choose that',
  cut: 'The end of this PDF is missing. Download or scan it again, and choose the new file',
  locked: 'This PDF asks for a password. Save a copy without one, and choose that',
} as const

/** An uploaded file, inside JSON like everything else. */
export const base64File = z
  .string()
  .min(1, fileReasons.empty)
  .max(Math.ceil(largestFile / 3) * 4, 'At most 5 MB')
  .describe('The file in base64: PDF, JPG, PNG or WebP to 5 MB')
