import { drawPurpose, listDigest, randomSecret, sha256 } from '../../../src/people/draw/protocol.ts'
import { draw } from '../../../src/platform/db/tables.ts'
import { seal } from '../../../src/platform/keys/seal.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'

/** A draw of the institute whose time has come, with an empty list. */
export async function closedDraw({ database, config, people }: Scene, owner: PersonName) {
  const sid = people[owner].institute ?? people.school.institute ?? 0
  const secret = randomSecret()
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const rule = { name: 'Nursery', class: -2, session: '2027-28', seats: 10, numberRule: 'Throws of a die' }
  const times = { announcedAt: past(48), closesAt: past(24), closedAt: past(24), drawsAt: past(1) }
  const [row] = await database.db
    .insert(draw)
    .values({
      ...{ instituteType: 'school', instituteId: sid, ...rule, ...times, listSha256: listDigest([]) },
      ...{ commitment: sha256(secret), sealedSecret: seal(config.encryptionKeys, drawPurpose, secret) },
    })
    .returning({ id: draw.id })
  return { sid, id: row?.id ?? 0 }
}
const office: Row = {
  as: 'school',
  names: async (scene, owner) => ({ params: { sid: scene.people[owner].institute ?? 0 } }),
}
const ofDraw: Row = { as: 'school', names: async (scene, owner) => ({ params: await closedDraw(scene, owner) }) }

/** Draws of lots: the institute's own calls, and what everybody reads. */
export const drawRows: Rows = {
  'buyer.draws.list': office,
  'buyer.draws.announce': office,
  'buyer.draw.get': ofDraw,
  'buyer.draw.lots': { ...ofDraw, once: true },
  'buyer.draw.cancel': { ...ofDraw, once: true },
  'public.draw': {
    as: 'nobody',
    names: async (scene) => ({ params: { id: (await closedDraw(scene, 'school')).id } }),
  },
  'public.draws': {
    as: 'nobody',
    query: { instituteType: 'school' },
    names: async (scene) => ({ query: { instituteId: scene.people.school.institute ?? 0 } }),
    errorStatus: 200,
  },
}
