import { z } from 'zod'

/** Names a consent text by its version. The server takes those that were published for what is agreed to; the texts stand in the messages. */
export const consentVersion = z
  .string()
  .max(20)
  .regex(/^[\w.-]+$/)
