import { z } from 'zod'

/** The version of a consent text. The server accepts the published ones of its purpose; the texts are in the messages. */
export const consentVersion = z
  .string()
  .max(20)
  .regex(/^[\w.-]+$/)
