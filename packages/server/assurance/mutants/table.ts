import { areas } from './all.ts'
import type { Mutant, Verdict } from './mutant.ts'

const columns = ['caught', 'survived', 'broken'] as const
const numbers = (counts: readonly (number | string)[]) => counts.map((count) => String(count).padStart(10)).join('')

/** Results of the guards, area by area, and each whose removal no test detected. */
export function tableOf(verdicts: ReadonlyMap<Mutant, Verdict>): string[] {
  const lines = Object.entries(areas).flatMap(([area, guards]) => {
    const tried = guards.flatMap((guard) => verdicts.get(guard)?.outcome ?? [])
    const counts = columns.map((column) => tried.filter((outcome) => outcome === column).length)
    return tried.length > 0 ? [[area.padEnd(30), numbers([tried.length, ...counts])].join('')] : []
  })
  const left = [...verdicts].flatMap(([{ guard, file }, { outcome }]) =>
    outcome === 'caught' ? [] : [`${outcome}: ${guard} (${file})`],
  )
  return ['', `${'guards of'.padEnd(30)}${numbers(['tried', ...columns])}`, ...lines, ...left]
}
