import { join, resolve } from 'node:path'
import { type Addresses, gather } from './answers/addresses.ts'
import { type Kind, kindsOf } from './answers/kinds.ts'
import { typical } from './answers/sample.ts'
import { memoryLine, memoryOf } from './memory.ts'
import type { Options } from './options.ts'
import type { Place } from './places/place.ts'
import type { Child } from './servers/child.ts'
import { type Bare, startBare, startLoad } from './servers/party.ts'
import { isOnce, type Subject, startSubject } from './servers/subject.ts'
import { type Found, otherTable, tableHead, tableRow } from './table.ts'
import { inTurns } from './turns.ts'

const root = join(import.meta.dirname, '../../../..')
/** More addresses of a kind than a server here answers in its turns. */
const mostAddresses = 20_000

type Say = (line: string) => void
interface Stage {
  load: Child
  ours: Subject
  other: Subject | undefined
  bare: Bare
  bareWithStatement: Bare
}

async function measure({ load, ours, other, bare, bareWithStatement }: Stage, kind: Kind, seconds: number) {
  const party = await ours.party(kind)
  const sample = await typical(ours.product.port, kind.paths, { ...kind.headers, ...party.headers })
  await Promise.all([bare.send(sample), bareWithStatement.send(sample)])
  const parties = [
    party,
    { port: bare.port, headers: {} },
    { port: bareWithStatement.port, headers: {} },
    ...(other ? [await other.party(kind)] : []),
  ]
  const { name, paths, headers } = kind
  const given = await inTurns(load, parties, { paths, headers, once: isOnce(kind) }, seconds)
  const [one, plain, withStatement, beside] = given
  if (!one || !plain || !withStatement) throw new Error('A party is missing')
  return { kind: name, ours: one, bare: plain, bareWithStatement: withStatement, other: beside } satisfies Found
}

/** By a server that is not measured: those that are have answered nothing when their memory is read. */
async function addressesOf({ environment }: Place, { pages }: Options): Promise<Addresses> {
  const { product, stop } = await startSubject(root, environment)
  try {
    return await gather(product.port, Math.max(mostAddresses, pages))
  } finally {
    await stop()
  }
}

/** Schools and colleges by turns. */
function differentPages({ records: { schools, colleges } }: Addresses, most: number): string[] {
  const pages = schools.flatMap(({ url }, at) => {
    const college = colleges[at]
    return [`/school/${url}`, ...(college ? [`/college/${college.url}`] : [])]
  })
  return pages.slice(0, most)
}

const wanted = ({ name }: Kind, { only }: Options) =>
  only.length === 0 || only.some((word) => name.toLowerCase().includes(word))

/** Measures a database: memory first, on servers that have just started, then each kind of answer. Says and answers what was found. */
export async function benchOf(place: Place, options: Options, say: Say): Promise<Found[]> {
  const ends: (() => Promise<void>)[] = []
  async function began<T extends { stop: () => Promise<void> }>(starting: Promise<T>): Promise<T> {
    const one = await starting
    ends.push(one.stop)
    return one
  }
  try {
    say(`\n## ${place.name}\n`)
    const addresses = await addressesOf(place, options)
    const load = await began(startLoad())
    const ours = await began(startSubject(root, place.environment))
    const other = options.against ? await began(startSubject(resolve(options.against), place.against)) : undefined
    const pages = differentPages(addresses, options.pages)
    say(memoryLine('here', await memoryOf(load, ours.product, pages)))
    if (other) say(memoryLine('of the other checkout', await memoryOf(load, other.product, pages)))
    const bare = await began(startBare())
    const stage = { load, ours, other, bare, bareWithStatement: await began(startBare(place.bare)) }
    for (const line of ['', ...tableHead(other !== undefined)]) say(line)
    const found: Found[] = []
    for (const kind of kindsOf(addresses).filter((one) => wanted(one, options))) {
      const one = await measure(stage, kind, options.seconds)
      found.push(one)
      say(tableRow(one))
    }
    if (other) for (const line of otherTable(found)) say(line)
    return found
  } finally {
    for (const end of ends.reverse()) await end()
  }
}
