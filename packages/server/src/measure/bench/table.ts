import { type Measurements, ratio } from './interleave.ts'
import { median } from './load/percentile.ts'

/** Results of one kind of response. */
export interface Found {
  kind: string
  subject: Measurements
  bareServer: Measurements
  bareWithStatement: Measurements
  other: Measurements | undefined
}
const columns = ['answer', 'a second', '× bare', '× bare + statement', 'p50 ms', 'p95 ms', 'server ms', 'database ms']

/** A figure with its significant digits. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 1_000) return Math.round(value).toLocaleString('en')
  return value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value >= 0.1
        ? value.toFixed(2)
        : value.toFixed(3)
}
const middle = (values: readonly number[]) => (values.length > 0 ? figure(median(values)) : '–')

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The head of a table in Markdown. */
export function tableHead(withOther: boolean): string[] {
  const heads = withOther ? [...columns, '× the other checkout'] : columns
  return [line(heads), `|${heads.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')}`]
}

/** The results, as a row of that table. */
export function tableRow({ kind, subject, bareServer, bareWithStatement, other }: Found): string {
  return line([
    kind,
    middle(subject.rates),
    figure(ratio(subject, bareServer)),
    figure(ratio(subject, bareWithStatement)),
    middle(subject.p50),
    middle(subject.p95),
    middle(subject.server),
    middle(subject.database),
    ...(other ? [figure(ratio(subject, other))] : []),
  ])
}

/** The other checkout's results in the same runs, as a table of its own, compared with the same bare servers. */
export function otherTable(found: readonly Found[]): string[] {
  const rows = found.flatMap(({ other, ...result }) =>
    other ? [tableRow({ ...result, subject: other, other: undefined })] : [],
  )
  return ['', 'The other checkout, in the same turns:', '', ...tableHead(false), ...rows]
}
