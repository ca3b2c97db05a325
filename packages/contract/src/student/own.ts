import { z } from 'zod'
import { capLimit, listQuery } from '../query.ts'

/** The query of a list of one's own records. */
export const ownList = (limit: number) =>
  z.strictObject(listQuery(['id', 'createdAt'], limit)).superRefine(capLimit(100))
