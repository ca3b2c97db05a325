import { admission, student } from 'virtual:endpoints'
import type { Child, FormFilled, ShortlistRow } from '@pravesh/contract'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'

/** A child with what hangs on it: how far its common form is, its applications, and how many documents are its own. */
export type Charge = { child: Child; form: FormFilled | undefined; applications: ShortlistRow[]; documents: number }

/** All children of the account. */
export const brood = () =>
  cached<Charge[]>('children', async (signal) => {
    const most = { query: { limit: 100 } }
    const [children, board, shortlist, documents] = await Promise.all([
      api().call(admission.children, most, { signal }),
      api().call(student.schoolDashboard, {}, { signal }),
      api().call(admission.shortlist, most, { signal }),
      api().call(admission.documents, most, { signal }),
    ])
    return children.data.toReversed().map((child) => ({
      child,
      form: board.data.children.find(({ id }) => id === child.id)?.form,
      applications: shortlist.data.filter((row) => row.child === child.id && row.application !== null),
      documents: documents.data.filter((one) => one.child === child.id).length,
    }))
  })
