import { Counter, Gauge, type Registry } from 'prom-client'
import { finishesWithin } from '../process/stop.ts'

/** A database that does not answer in this time has no values in this fetch; the other measurements are served all the same. */
const patienceMs = 3_000

/** The same reading, made at most once in this time; one that fails is made again. */
export function cached<T>(ms: number, read: () => Promise<T>, now = () => performance.now()): () => Promise<T> {
  let last: { value: Promise<T>; until: number } | undefined
  return () => {
    if (last && now() < last.until) return last.value
    const value = read()
    last = { value, until: now() + ms }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}

type Gauges<Entry, Label extends string> = {
  labelNames: readonly Label[]
  /** Whenever a gauge is fetched. */
  read: () => readonly Entry[] | Promise<readonly Entry[]>
  /** Words of ours alone, of which there are few: nothing that was typed, and no person. */
  labels: (entry: Entry) => Record<Label, string>
  /** Each gauge by its name, which ends in its unit, with its meaning and its value of an entry, where it has one. */
  gauges: Readonly<Record<string, readonly [help: string, measure: (entry: Entry) => number | undefined]>>
}

/** Sets a metric to its values of these entries; without an answer it has none. */
async function collect<Entry, Label extends string>(
  metric: Gauge<Label> | Counter<Label>,
  measure: (entry: Entry) => number | undefined,
  { read, labels }: Pick<Gauges<Entry, Label>, 'read' | 'labels'>,
): Promise<void> {
  let entries: readonly Entry[] = []
  const reading = Promise.resolve(read()).then(
    (found) => {
      entries = found
    },
    () => undefined,
  )
  await finishesWithin(patienceMs, reading)
  metric.reset()
  for (const entry of entries) {
    const value = measure(entry)
    if (value !== undefined) metric.inc(labels(entry), value)
  }
}

/** Adds gauges of the same entries, and counters where a name ends in `_total`. */
export function addGauges<Entry, Label extends string>(
  registry: Registry,
  { labelNames, gauges, ...entries }: Gauges<Entry, Label>,
): void {
  for (const [name, [help, measure]] of Object.entries(gauges)) {
    const options = { name, help, labelNames: [...labelNames], registers: [registry] }
    if (name.endsWith('_total'))
      new Counter({
        ...options,
        collect() {
          return collect(this, measure, entries)
        },
      })
    else
      new Gauge({
        ...options,
        collect() {
          return collect(this, measure, entries)
        },
      })
  }
}
