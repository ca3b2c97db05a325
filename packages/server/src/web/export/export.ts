import {
  ApiError,
  admissionEndpoints,
  type Endpoint,
  familyDrawEndpoints,
  paymentEndpoints,
  type ShortlistRow,
} from '@pravesh/contract'
import { type ExportSection, exportSections, exportTexts } from '@pravesh/messages/export'
import { fileOf } from '../../people/admission/documents/documents.ts'
import { type FormKeys, openSent } from '../../people/admission/form/sealed-form.ts'
import { messagesOf } from '../../people/admission/notes.ts'
import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { application, document, payment } from '../../platform/db/tables.ts'
import { actorOf, type Bound, type Call } from '../../platform/http/bind.ts'
import type { Storage } from '../../services/delivery/storage/storage.ts'
import { renderExportPage } from './page.ts'
import type { ArchiveEntry } from './zip.ts'

type Rows = { id: number }[]
type Page = { data: unknown; total?: number }
const pageSize = 100

/** The section of a copy that a call of the family's own area fills: its id without the realm. */
export const sectionOf = ({ id }: Endpoint): string => id.slice(id.indexOf('.') + 1)

type Services = { db: Db; config: FormKeys; documents: Storage }
/** Reads a family's own records by the handlers of its own area: a copy has what the area shows, and nothing of anybody else. */
function createReader(bound: readonly Bound[], call: Call) {
  const handlers = new Map(bound.map(({ endpoint, answer }) => [endpoint.id, { endpoint, answer }]))
  async function answer(id: string, params: unknown, query: object): Promise<Page> {
    const found = handlers.get(id)
    if (!found) throw new Error(`No handler of ${id} is bound`)
    const parsed = found.endpoint.query?.parse(query)
    return (await found.answer({ params, query: parsed, body: undefined }, call)) as Page
  }
  return {
    one: async (id: string, params: object, query: object = {}) => (await answer(id, params, query)).data,
    file: (id: string, params: object) =>
      handlers.get(id)?.answer({ params, query: undefined, body: undefined }, call) as Promise<{ bytes: Uint8Array }>,
    /** All pages of a list, or the one record. */
    async all(endpoint: Endpoint): Promise<unknown> {
      const rows: unknown[] = []
      for (let page = 1; ; page += 1) {
        const { data, total } = await answer(endpoint.id, undefined, endpoint.query ? { page, limit: pageSize } : {})
        if (!Array.isArray(data)) return data
        rows.push(...data)
        if (data.length === 0 || rows.length >= (total ?? 0)) return rows
      }
    },
  }
}

/** Everything that is stored under an account, by section. */
async function readData({ db, config }: Services, bound: readonly Bound[], call: Call) {
  const { account } = actorOf(call)
  const reader = createReader(bound, call)
  const data: Partial<Record<ExportSection, unknown>> = {}
  for (const section of exportSections) {
    const found = bound.find(({ endpoint }) => endpoint.method === 'GET' && sectionOf(endpoint) === section)
    if (found && !found.endpoint.params) data[section] = await reader.all(found.endpoint)
  }
  const forms: unknown[] = []
  for (const { id } of data['manage-child'] as Rows)
    forms.push(await reader.one(admissionEndpoints.commonForm.id, { id }))
  data['child-common-form'] = forms
  const shortlist: unknown[] = []
  for (const { id } of data.shortlist as ShortlistRow[])
    shortlist.push(await reader.one(admissionEndpoints.shortlistForm.id, { id }))
  data.shortlist = shortlist
  const sent = await db
    .select({
      id: application.id,
      submittedAt: application.submittedAt,
      sent: application.sent,
      answers: application.answers,
    })
    .from(application)
    .where(eq(application.account, account))
    .orderBy(asc(application.id))
  const messages = await messagesOf(
    db,
    sent.map(({ id }) => id),
  )
  const rows: unknown[] = []
  for (const row of sent)
    rows.push({
      ...row,
      sent: row.sent && openSent(config, account, row.sent),
      messages: messages.get(row.id) ?? [],
      draws: await reader.one(familyDrawEndpoints.draws.id, { id: row.id }),
    })
  data.sent = rows
  return data as Record<ExportSection, unknown>
}

const bytesOf = (text: string): Uint8Array[] => [new TextEncoder().encode(text)]
const plain = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} .-]/gu, '_').slice(0, 80)

/** The files of a copy of a family's data: a page to read, the same as JSON, receipts, and the documents that it uploaded. */
export async function* exportEntries(
  services: Services,
  bound: readonly Bound[],
  call: Call,
): AsyncGenerator<ArchiveEntry> {
  const { db, documents } = services
  const { account } = actorOf(call)
  const at = new Date().toISOString()
  const data = await readData(services, bound, call)
  yield { name: 'index.html', parts: bytesOf(renderExportPage(data, at, call.language)) }
  yield { name: 'data.json', parts: bytesOf(JSON.stringify({ at, ...data }, null, 2)) }
  const reader = createReader(bound, call)
  const fees = await db
    .select({ id: payment.id, receipt: payment.receiptNumber })
    .from(payment)
    .where(eq(payment.account, account))
    .orderBy(asc(payment.id))
  for (const { id, receipt } of fees)
    if (receipt) {
      const { bytes } = await reader.file(paymentEndpoints.receipt.id, { id })
      yield { name: `receipts/${plain(receipt)}.pdf`, packed: true, parts: [bytes] }
    }
  const files = await db.select().from(document).where(eq(document.account, account)).orderBy(asc(document.id))
  for (const row of files) {
    try {
      const { parts, name } = await fileOf(documents, row)
      yield { name: `documents/${row.id} ${plain(name)}`, packed: true, parts: parts as AsyncIterable<Uint8Array> }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
      yield { name: `documents/${row.id} ${plain(row.title)}.txt`, parts: bytesOf(exportTexts(call.language).lostFile) }
    }
  }
}
