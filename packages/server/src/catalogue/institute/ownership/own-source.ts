import type { Source } from '@pravesh/contract'
import { today } from '../../../platform/db/statements/today.ts'

/** What an institute says of itself carries its own name and the day as source. */
export const ownSource = (name: string): Source => ({ name: name.slice(0, 200), asOf: today(), tier: 'institute' })
