import type { Field } from '@pravesh/contract'
import { formatCount, formatDateTime } from '@pravesh/messages'
import { useEffect, useState } from 'react'
import { type RaRecord, useGetList, useListContext, useResourceContext } from 'react-admin'
import { formatWhen } from '../fields/format-when.ts'
import { labelIn } from '../fields/kind.ts'

type Changed = RaRecord & { updatedAt?: string }

/** When the newest change of a resource was made; undefined until it is known, or where nothing says so. */
function useLastChange(known: boolean): string | undefined {
  const resource = useResourceContext() ?? ''
  const { data } = useGetList<Changed>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled: known },
  )
  return data?.[0]?.updatedAt
}

/** How many there are, how many of them the filters let through, and how fresh they are. */
type SummaryProps = { filters: Readonly<Record<string, Field>>; dated: boolean }

export function ListSummary({ filters, dated }: SummaryProps) {
  const { total, meta, filterValues, data, isPending } = useListContext()
  const changed = useLastChange(dated)
  const [readAt, setReadAt] = useState<string>()
  useEffect(() => {
    if (data) setReadAt(new Date().toISOString())
  }, [data])
  if (isPending || total === undefined) return <span>Reading…</span>
  const count = formatCount(total, 'en', meta?.totalAtLeast === true)
  const by = Object.keys(filterValues ?? {}).map((name) =>
    name === 'q' ? 'search' : labelIn(filters, name).toLowerCase(),
  )
  const parts = [
    by.length > 0 ? `${count} found by ${by.join(', ')}` : `${count} in all`,
    changed && `last change ${formatDateTime(changed)}`,
    readAt && `read at ${formatWhen(readAt)}`,
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}
