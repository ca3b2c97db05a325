import type { Endpoint } from '@pravesh/contract'
import { otherOf, type PersonName } from '../scene/people.ts'
import type { Request, Scene } from '../scene/scene.ts'

type Ids = Record<string, string | number>
/** References of a call, by their position. */
export type CallTarget = {
  params?: Ids
  query?: Ids
  body?: Ids
  /** Sent in the body with it, and naming nothing: as of when it was read. */
  extraFields?: Record<string, unknown>
}

/** The trial of one endpoint: its caller, its record, and a call that must succeed. */
export type Row = {
  /** The allowed caller: `nobody` where no token is required. */
  as: PersonName | 'nobody'
  /** Creates the record of the call, owned by that person. Absent for a call without references. */
  names?: (scene: Scene, owner: PersonName) => Promise<CallTarget>
  query?: Record<string, unknown>
  /** Fields that replace those of the endpoint's example: unique values, or values known only at run time. */
  body?: (scene: Scene) => Record<string, unknown>
  raw?: (scene: Scene) => Promise<Request['raw']>
  /** Answered where another's or an absent object is named; 404 where left out. */
  errorStatus?: number
  /** The object is named by all of these values together: they are not exchanged one by one. */
  isComplete?: true
  /** The referenced record has no owner, such as an institute to apply to. */
  common?: true
  /** A second call cannot be answered like the first: a code is used up. */
  once?: true
  /** The call ends the session it is made with. */
  ends?: true
  /** Put in order before each try, such as a password that the call changes. */
  before?: (scene: Scene) => Promise<unknown>
}
export type Rows = Readonly<Record<string, Row>>

/** The same row for a call without a version, such as a deletion. */
export const unversioned = ({ names, ...row }: Row): Row => ({
  ...row,
  async names(scene, owner) {
    const { extraFields: _version, ...target } = (await names?.(scene, owner)) ?? {}
    return target
  },
})

/** The call of a row on its record. The body is the endpoint's example, with the row's replacements. */
export function requestOf(endpoint: Endpoint, row: Row, scene: Scene, target: CallTarget): Request {
  const query = { ...row.query, ...target.query }
  const example = endpoint.example as Record<string, unknown> | undefined
  const body = endpoint.body ? { ...example, ...row.body?.(scene), ...target.extraFields, ...target.body } : undefined
  return { params: target.params ?? {}, query, ...(body ? { body } : {}) }
}

/** A call that must succeed, with all its records created for it. */
export async function readyRequest(endpoint: Endpoint, row: Row, scene: Scene): Promise<Request> {
  await row.before?.(scene)
  const target = (await row.names?.(scene, row.as === 'nobody' ? 'student' : row.as)) ?? {}
  const raw = await row.raw?.(scene)
  return { ...requestOf(endpoint, row, scene, target), ...(raw ? { raw } : {}) }
}

function absentOf(value: string | number): string | number {
  if (typeof value === 'number') return 2_000_000_000
  // As long as a token, where it is one.
  return value.length < 43 ? `absent-${value}`.slice(-43) : `absent-${value.slice(7)}`
}
const places = ['params', 'query', 'body'] as const
const exchange = (
  ownTarget: CallTarget,
  place: (typeof places)[number],
  key: string,
  value: string | number,
): CallTarget => ({
  ...ownTarget,
  [place]: { ...ownTarget[place], [key]: value },
})

/** References that the call must not accept: another's object as a whole and piece by piece, and a missing one. */
export async function strange(
  row: Row,
  scene: Scene,
  ownTarget: CallTarget,
): Promise<{ foreign: CallTarget[]; absent: CallTarget[] }> {
  const owner = row.as
  const theirs =
    row.common || owner === 'nobody' || owner === 'admin' ? undefined : await row.names?.(scene, otherOf[owner])
  const keys = places.flatMap((place) => Object.keys(ownTarget[place] ?? {}).map((key) => [place, key] as const))
  const nameIn = (target: CallTarget | undefined, place: (typeof places)[number], key: string) => target?.[place]?.[key]
  const all = (pick: (place: (typeof places)[number], key: string) => string | number): CallTarget =>
    keys.reduce<CallTarget>((target, [place, key]) => exchange(target, place, key, pick(place, key)), ownTarget)
  const absent = all((place, key) => absentOf(nameIn(ownTarget, place, key) ?? 0))
  if (keys.length === 0) return { foreign: [], absent: [] }
  if (row.isComplete || keys.length === 1) return { foreign: theirs ? [theirs] : [], absent: [absent] }
  const pieces = (from: CallTarget) =>
    keys.map(([place, key]) => exchange(ownTarget, place, key, nameIn(from, place, key) ?? 0))
  return { foreign: theirs ? [theirs, ...pieces(theirs)] : [], absent: [absent, ...pieces(absent)] }
}
