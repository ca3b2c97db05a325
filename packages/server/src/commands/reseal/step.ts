import type { CannotOpen } from '../../platform/keys/keyring.ts'

/** What came of one sealed thing. `passed over`: it was changed or removed meanwhile. */
export type Outcome = 'resealed' | 'passed over' | CannotOpen

/** A part of sealing everything anew. It can be left at any moment and begun again: what is done is not done twice. */
export type Step = {
  what: string
  /** How many are not sealed with the first key. */
  count(): Promise<number>
  run(): AsyncGenerator<Outcome>
}
