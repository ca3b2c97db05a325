import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Ratios to the bare server by the number of schools, `demo` for the demo's, and by the kind of response. */
type Baseline = Record<string, Record<string, number>>

const file = new URL('./baseline.json', import.meta.url)
const shape = z.record(z.string(), z.record(z.string(), z.number()))

/** The ratios that were written last for so many schools; none where nothing was. */
export function readBaseline(catalogue: string): Readonly<Record<string, number>> {
  const stored: Baseline = existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return stored[catalogue] ?? {}
}

/** Writes the ratios of the measured kinds over the earlier ones. */
export function writeBaseline(catalogue: string, ratios: Readonly<Record<string, number>>): void {
  const stored: Baseline = existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  stored[catalogue] = { ...stored[catalogue], ...ratios }
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`)
}
