import type { Source } from '@pravesh/contract'
import { today } from '../../../platform/db/statements/today.ts'

/** The source of an institute's own figures: its name and the day. */
export const ownSource = (name: string): Source => ({ name: name.slice(0, 200), asOf: today(), tier: 'institute' })
