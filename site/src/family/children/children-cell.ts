import { admission, student } from 'virtual:endpoints'
import type { Child, FormFilled, ShortlistRow } from '@pravesh/contract'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'

/** A child with its form completeness, applications and document count. */
export type ChildSummary = {
  child: Child
  form: FormFilled | undefined
  applications: ShortlistRow[]
  documents: number
}

/** All children of the account. */
export const childrenCell = () =>
  cached<ChildSummary[]>('children', async (signal) => {
    const maxRows = { query: { limit: 100 } }
    const [children, board, shortlist, documents] = await Promise.all([
      api().call(admission.children, maxRows, { signal }),
      api().call(student.schoolDashboard, {}, { signal }),
      api().call(admission.shortlist, maxRows, { signal }),
      api().call(admission.documents, maxRows, { signal }),
    ])
    return children.data.toReversed().map((child) => ({
      child,
      form: board.data.children.find(({ id }) => id === child.id)?.form,
      applications: shortlist.data.filter((row) => row.child === child.id && row.application !== null),
      documents: documents.data.filter((document) => document.child === child.id).length,
    }))
  })
