import type { ImportProblem } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'

/** An error of a file: a sentence for the command line, and a code with a translated sentence for a screen. */
export class SourceError extends OperatorError {
  readonly problem: ImportProblem
  /** The columns of a file of no register. */
  readonly columns: readonly string[]
  /** The first rows below them. */
  readonly rows: readonly (readonly string[])[]
  constructor(
    problem: ImportProblem,
    message: string,
    columns: readonly string[] = [],
    rows: readonly (readonly string[])[] = [],
  ) {
    super(message)
    this.problem = problem
    this.columns = columns
    this.rows = rows
  }
}
