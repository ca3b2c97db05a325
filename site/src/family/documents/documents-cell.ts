import { admission } from 'virtual:endpoints'
import type { Child, DocumentRow } from '@pravesh/contract'
import type { FamilyText } from '@pravesh/messages/family'
import { atom } from 'nanostores'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'

/** Accepted types of a file, as an `accept`: iPhones then provide JPEG. */
export const accepted = 'application/pdf,image/jpeg,image/png,image/webp'
/** Bytes that the server takes. */
export const largestFile = 5 * 1_024 * 1_024

/** Whether a document is being added, and its type if a slot of the application requested it. */
export const adding = atom<{ type?: DocumentRow['type'] } | undefined>()

/** The name of a document: without a title its type. */
export const nameOf = ({ title, type }: Pick<DocumentRow, 'title' | 'type'>, text: FamilyText<'choices'>): string =>
  title === '' || title === type ? text(`choices.document_${type}`) : title

type DocumentsData = { documents: DocumentRow[]; children: Child[] }

/** All documents of the account, the newest first, and the children whose they may be. */
export const documentsCell = () =>
  cached<DocumentsData>('documents', async (signal) => {
    const [documents, children] = await Promise.all([
      everyDocument(signal),
      api().call(admission.children, { query: { limit: 100, sort: 'id', order: 'asc' } }, { signal }),
    ])
    return { documents, children: children.data }
  })

async function everyDocument(signal: AbortSignal): Promise<DocumentRow[]> {
  const all: DocumentRow[] = []
  for (let page = 1; ; page++) {
    const { data, total } = await api().call(admission.documents, { query: { limit: 100, page } }, { signal })
    all.push(...data)
    if (data.length === 0 || all.length >= total) return all
  }
}

/** The places of a college application, each with its document. */
export const slots = () =>
  cached('college-doc', async (signal) => {
    const { data } = await api().call(admission.collegeDocs, {}, { signal })
    return data
  })
