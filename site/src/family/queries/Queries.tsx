import './queries.css'
import { student } from 'virtual:endpoints'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { AskForm } from './AskForm.tsx'
import type { Agreed } from './agreed.ts'
import { OlderQuery } from './OlderQuery.tsx'
import { Thread } from './Thread.tsx'

const enquiriesCell = () =>
  cached('queries', async (signal) => {
    const { data } = await api().call(
      student.enquiries,
      { query: { limit: 50, sort: 'id', order: 'desc' } },
      { signal },
    )
    return data
  })

/** `/student/queries`: questions as threads with their answers, and the form for a new one. */
export default function Queries({ agreed, ...props }: ScreenProps<'queries' | 'pick'> & { agreed: Agreed }) {
  return (
    <Screen {...props}>
      <AskForm agreed={agreed} />
      <Loading cell={enquiriesCell()}>
        {(threads) =>
          threads.length === 0 ? (
            <None />
          ) : (
            <ul className="threads">
              {threads.map((thread) => (
                <Thread key={thread.id} {...thread} />
              ))}
            </ul>
          )
        }
      </Loading>
      <OlderQuery />
    </Screen>
  )
}

function None() {
  const text = useText<'queries'>()
  return <EmptyState picture="letter" title={text('queries.none')} lead={text('queries.noneLead')} />
}
