import { jobKind } from '../../../services/jobs/queue.ts'

/** Reads an uploaded file: `check` in a dry run, `load` into the catalogue. */
export const importKind = jobKind<{ run: number; phase: 'check' | 'load' }>('import', 5)
