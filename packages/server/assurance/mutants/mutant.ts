/** A guard of ours with what it would be without it. The tests near it must fail then. */
export type Mutant = {
  /** What the guard keeps from happening, in words: it is what a report says. */
  guard: string
  /** From the folder of the repository. */
  file: string
  /** Text that stands exactly once in the file, and what takes its place. */
  from: string
  to: string
  /** Test files or folders near it, from the folder of the repository. */
  tests: readonly [string, ...string[]]
  /** True where only an embedded database has it: its tests run there too. */
  embedded?: true
}

/** What became of one: caught by a failing test, survived, or itself no program that runs. */
export type Verdict =
  | { outcome: 'caught'; test: string }
  | { outcome: 'survived' }
  | { outcome: 'broken'; reason: string }
