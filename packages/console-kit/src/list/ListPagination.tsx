import { formatCount } from '@pravesh/messages'
import { Pagination, useListContext } from 'react-admin'
import { useTranslations } from '../language/translations.ts'

type Range = { from: number; to: number; count: number }

/** Pages of a list and their sizes. Where the server stopped counting, the range is of "more than" its bound until the last page. */
export function ListPagination({ pageSizes }: { pageSizes: readonly number[] }) {
  const { meta, hasNextPage, data, error } = useListContext()
  const { text, language } = useTranslations()
  const bound = Number(meta?.totalAtLeast ?? 0)
  const format = (value: number) => formatCount(value, language)
  const rangeLabel = ({ from, to, count }: Range) => {
    // MUI has -1 for an unknown total, and then treats the last page as full.
    const isBounded = count === -1
    const last = isBounded && !hasNextPage ? from + (data?.length ?? 0) - 1 : to
    const range = { from: format(from), to: format(last) }
    if (isBounded && hasNextPage) return text('list.rangeOfMore', { ...range, total: format(Math.max(bound, to)) })
    return text('list.range', { ...range, total: format(isBounded ? last : count) })
  }
  if (error) return null
  // Pagination passes it on to MUI; its type lacks it.
  const labels = { labelDisplayedRows: rangeLabel }
  return <Pagination rowsPerPageOptions={[...pageSizes]} {...labels} />
}
