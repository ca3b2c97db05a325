import type { ImportProblem } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'

/** An error of a file: a sentence for the command line, and a code with a translated sentence for a screen. */
export class SourceError extends OperatorError {
  readonly problem: ImportProblem
  /** The columns of a file of no register. */
  readonly columns: readonly string[]
  constructor(problem: ImportProblem, message: string, columns: readonly string[] = []) {
    super(message)
    this.problem = problem
    this.columns = columns
  }
}
