import type { StaffReview } from '@pravesh/contract'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { oldestFirst } from './ReviewTabs.tsx'

/** Number of the longest waiting reviews that are read; skipping them all starts again. */
const query = { filter: { waiting: true }, sort: oldestFirst, pagination: { page: 1, perPage: 100 } }

/** Opens the next review that waits, the oldest after this one first, then from the start; the list where none waits. */
export function useNextReview({ id, waitingSince }: Pick<StaffReview, 'id' | 'waitingSince'>) {
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  return async () => {
    const response = await dataProvider.getList<StaffReview>('reviews', query).catch(() => undefined)
    const others = (response?.data ?? []).filter((review) => review.id !== id)
    const position = [waitingSince ?? '', id] as const
    const next = others.find((review) => {
      const since = review.waitingSince ?? ''
      return since > position[0] || (since === position[0] && review.id > position[1])
    })
    const target = next ?? others[0]
    navigate(target ? `/reviews/${target.id}` : '/reviews')
  }
}
