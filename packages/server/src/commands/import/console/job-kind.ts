import { jobKind } from '../../../services/jobs/queue.ts'

/** Reads an uploaded file: `check` in a dry run, `load` into the catalogue; `revert` takes an import back, in the name of an administrator. */
type ImportJob =
  | { run: number; phase: 'check' | 'load' }
  | { run: number; phase: 'revert'; account: number; name: string }
export const importKind = jobKind<ImportJob>('import', 5)
