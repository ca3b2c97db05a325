import {
  ApiError,
  buyerApplicationEndpoints,
  type FileResponse,
  packetEndpoints,
  type packetForms,
  packetKeyEndpoints,
} from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { application } from '../../platform/db/tables.ts'
import { actorOf, type Bound, bind, type RouteServices, showing } from '../../platform/http/bind.ts'
import type { Application } from '../admission/application.ts'
import { readForPacket } from '../admission/staff/read.ts'
import { drawReceipt } from '../payment/receipt/render.ts'
import { publicKeys } from './keys.ts'
import { type Packet, packetOf } from './packet.ts'
import { packetText } from './pdf.ts'

type PacketRequest = { form: (typeof packetForms)[number] | undefined; language: Language }

async function fileOf(packet: Packet, origin: string, { form, language }: PacketRequest): Promise<FileResponse> {
  const name = `application-${packet.facts.application}`
  if (form !== 'pdf') return { bytes: Buffer.from(packet.json, 'utf8'), type: 'application/json', name: `${name}.json` }
  const bytes = await drawReceipt(packetText(packet, origin, language))
  return { bytes, type: 'application/pdf', name: `${name}.pdf` }
}

/** Locked, so that a correction does not change it half-way. NOT_FOUND for another family's. */
async function ownApplication(tx: Tx, account: number, id: number): Promise<Application> {
  const own = and(eq(application.id, id), eq(application.account, account))
  const [row] = await tx.select().from(application).where(own).for('share')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Signed packets of sent applications, for the family and for the institute, and the keys that check them. */
export function routes({ db, config }: RouteServices): Bound[] {
  const packet = (find: (tx: Tx) => Promise<Application>, request: PacketRequest) =>
    db
      .transaction(async (tx) => packetOf(tx, config, await find(tx)))
      .then((found) => fileOf(found, config.origin, request))
  return [
    bind(packetEndpoints.packet, ({ params, query: { form } }, call) =>
      packet((tx) => ownApplication(tx, actorOf(call).account, params.id), { form, language: call.language }),
    ),
    bind(buyerApplicationEndpoints.packet, async ({ params, query: { form } }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      const request = { form, language: call.language }
      return packet((tx) => readForPacket(tx, actorOf(call), institute, params.id), request)
    }),
    ...showing([], [bind(packetKeyEndpoints.packetKeys, async () => ({ keys: await publicKeys(db, config) }))]),
  ]
}
