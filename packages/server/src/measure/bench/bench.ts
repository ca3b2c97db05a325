import { join, resolve } from 'node:path'
import type { MeasuredDatabase } from './databases/measured-database.ts'
import { interleave } from './interleave.ts'
import { memoryLine, memoryOf } from './memory.ts'
import type { Options } from './options.ts'
import { type Addresses, gather } from './responses/addresses.ts'
import { type Kind, kindsOf } from './responses/kinds.ts'
import { typical } from './responses/sample.ts'
import type { Child } from './servers/child.ts'
import { isOnce, type Subject, startSubject } from './servers/subject.ts'
import { type BareServer, startBare, startLoad } from './servers/target.ts'
import { type Found, otherTable, tableHead, tableRow } from './table.ts'

const root = join(import.meta.dirname, '../../../../..')
/** More addresses of a kind than a server here answers in its turns. */
const mostAddresses = 20_000

type LogLine = (line: string) => void
interface Stage {
  load: Child
  subject: Subject
  other: Subject | undefined
  bareServer: BareServer
  bareWithStatement: BareServer
}

async function measure({ load, subject, other, bareServer, bareWithStatement }: Stage, kind: Kind, seconds: number) {
  const target = await subject.createTarget(kind)
  const sample = await typical(subject.product.port, kind.paths, { ...kind.headers, ...target.headers })
  await Promise.all([bareServer.send(sample), bareWithStatement.send(sample)])
  const parties = [
    target,
    { port: bareServer.port, headers: {} },
    { port: bareWithStatement.port, headers: {} },
    ...(other ? [await other.createTarget(kind)] : []),
  ]
  const { name, paths, headers } = kind
  const measurements = await interleave(load, parties, { paths, headers, once: isOnce(kind) }, seconds)
  const [subjectMeasurements, bareMeasurements, withStatement, otherMeasurements] = measurements
  if (!subjectMeasurements || !bareMeasurements || !withStatement) throw new Error('A party is missing')
  return {
    kind: name,
    subject: subjectMeasurements,
    bareServer: bareMeasurements,
    bareWithStatement: withStatement,
    other: otherMeasurements,
  } satisfies Found
}

/** By a server that is not measured: those that are have answered nothing when their memory is read. */
async function addressesOf({ environment }: MeasuredDatabase, { pages }: Options): Promise<Addresses> {
  const { product, stop } = await startSubject(root, environment)
  try {
    return await gather(product.port, Math.max(mostAddresses, pages))
  } finally {
    await stop()
  }
}

/** Schools and colleges by turns. */
function differentPages({ records: { schools, colleges } }: Addresses, maxPages: number): string[] {
  const pages = schools.flatMap(({ url }, index) => {
    const college = colleges[index]
    return [`/school/${url}`, ...(college ? [`/college/${college.url}`] : [])]
  })
  return pages.slice(0, maxPages)
}

const isSelected = ({ name }: Kind, { only }: Options) =>
  only.length === 0 || only.some((word) => name.toLowerCase().includes(word))

/** Measures a database: memory first, on servers that have just started, then each kind of response. Prints and returns the results. */
export async function benchOf(measuredDatabase: MeasuredDatabase, options: Options, log: LogLine): Promise<Found[]> {
  const ends: (() => Promise<void>)[] = []
  async function withCleanup<T extends { stop: () => Promise<void> }>(starting: Promise<T>): Promise<T> {
    const server = await starting
    ends.push(server.stop)
    return server
  }
  try {
    log(`\n## ${measuredDatabase.name}\n`)
    const addresses = await addressesOf(measuredDatabase, options)
    const load = await withCleanup(startLoad())
    const subject = await withCleanup(startSubject(root, measuredDatabase.environment))
    const other = options.against
      ? await withCleanup(startSubject(resolve(options.against), measuredDatabase.otherEnvironment))
      : undefined
    const pages = differentPages(addresses, options.pages)
    log(memoryLine('here', await memoryOf(load, subject.product, pages)))
    if (other) log(memoryLine('of the other checkout', await memoryOf(load, other.product, pages)))
    const bareServer = await withCleanup(startBare())
    const stage = {
      load,
      subject: subject,
      other,
      bareServer: bareServer,
      bareWithStatement: await withCleanup(startBare(measuredDatabase.bareStatement)),
    }
    for (const line of ['', ...tableHead(other !== undefined)]) log(line)
    const found: Found[] = []
    for (const kind of kindsOf(addresses).filter((candidate) => isSelected(candidate, options))) {
      const measurement = await measure(stage, kind, options.seconds)
      found.push(measurement)
      log(tableRow(measurement))
    }
    if (other) for (const line of otherTable(found)) log(line)
    return found
  } finally {
    for (const end of ends.reverse()) await end()
  }
}
