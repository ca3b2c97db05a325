import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { formatCount } from '@pravesh/messages'
import { useState } from 'react'
import { type ListControllerResult, useDataProvider, useListContext, useNotify } from 'react-admin'

type ListState = Pick<ListControllerResult, 'filterValues' | 'resource' | 'total'> & { meta?: unknown }
type Count = { filters: string; total: number }

/** True if a list says that there are more rows than it counted. */
const isBounded = (meta: unknown): boolean => typeof meta === 'object' && meta !== null && 'totalAtLeast' in meta

/** Counts every row that the filters let through, if the list says that there are more than it counted. */
export function CountAll() {
  const { meta, total, filterValues, resource }: ListState = useListContext()
  const { translate, language } = useTranslations()
  const provider = useDataProvider()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [count, setCount] = useState<Count>()
  const filters = JSON.stringify(filterValues)
  if (total !== undefined || !isBounded(meta)) return null
  if (count?.filters === filters)
    return (
      <span role="status">
        {' · '}
        {translate('Counted: {count}').replace('{count}', formatCount(count.total, language))}
      </span>
    )
  async function countAll() {
    setBusy(true)
    try {
      const { total: counted } = await provider.getList(resource, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...filterValues, count: 'all' },
      })
      if (counted !== undefined) setCount({ filters, total: counted })
    } catch (error) {
      notify(formatUnknownError(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" loading={busy} onClick={() => void countAll()} sx={{ ml: 1, py: 0, minHeight: 24 }}>
      {translate('Count all')}
    </Button>
  )
}
