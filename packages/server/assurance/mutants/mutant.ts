/** A guard with its replacement. The tests near it must fail then. */
export type Mutant = {
  /** The effect that the guard prevents, as text for the report. */
  guard: string
  /** From the folder of the repository. */
  file: string
  /** Text that occurs exactly once in the file, and its replacement. */
  from: string
  to: string
  /** Test files or folders near it, from the folder of the repository. */
  tests: readonly [string, ...string[]]
}

/** Result of one: caught by a failing test, survived, or no valid program. */
export type Verdict =
  | { outcome: 'caught'; test: string }
  | { outcome: 'survived' }
  | { outcome: 'broken'; reason: string }
