import type { CannotOpen } from '../../platform/keys/keyring.ts'

/** The result for one sealed item. `passed over`: it was changed or removed meanwhile. */
export type Outcome = 'resealed' | 'passed over' | CannotOpen

/** A part of resealing. It can be interrupted at any time and restarted: completed work is not repeated. */
export type Step = {
  label: string
  /** How many are not sealed with the first key. */
  count(): Promise<number>
  run(): AsyncGenerator<Outcome>
}
