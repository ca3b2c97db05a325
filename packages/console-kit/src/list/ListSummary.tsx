import type { Field } from '@pravesh/contract'
import { formatCount, formatDateTime } from '@pravesh/messages'
import { useEffect, useState } from 'react'
import { type RaRecord, useGetList, useListContext, useResourceContext } from 'react-admin'
import { labelIn } from '../fields/kind.ts'
import { formatWhen } from '../language/format-when.ts'
import { useTranslations } from '../language/translations.ts'

type Changed = RaRecord & { updatedAt?: string }

/** The time of the latest change of a resource; undefined until it is known, or if there is none. */
function useLastChange(isCounted: boolean): string | undefined {
  const resource = useResourceContext() ?? ''
  const { data } = useGetList<Changed>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled: isCounted },
  )
  return data?.[0]?.updatedAt
}

/** How many there are, how many of them the filters let through, and how fresh they are. */
type SummaryProps = { filters: Readonly<Record<string, Field>>; dated: boolean }

export function ListSummary({ filters, dated }: SummaryProps) {
  const { total, meta, filterValues, data, isPending, error } = useListContext()
  const changed = useLastChange(dated)
  const [readAt, setReadAt] = useState<string>()
  useEffect(() => {
    if (data) setReadAt(new Date().toISOString())
  }, [data])
  const { text, language } = useTranslations()
  const bound: unknown = meta?.totalAtLeast
  const knownTotal = total ?? (typeof bound === 'number' ? bound : undefined)
  // The place of the rows displays the error.
  if (error) return null
  if (isPending || knownTotal === undefined) return <span>{text('list.reading')}</span>
  const number = formatCount(knownTotal, language)
  const count = total === undefined ? text('list.moreThan', { count: number }) : number
  const active = Object.keys(filterValues ?? {})
  // A filter that is no input, such as a tab of the page, displays itself.
  const filterNames = active
    .filter((name) => name === 'q' || name in filters)
    .map((name) => (name === 'q' ? text('list.bySearch') : labelIn(filters, name).toLowerCase()))
  const parts = [
    filterNames.length > 0
      ? text('list.foundBy', { count, by: filterNames.join(', ') })
      : text(active.length > 0 ? 'list.found' : 'list.howMany', { count }),
    changed && text('list.lastChanged', { time: formatDateTime(changed, language) }),
    readAt && text('list.readAt', { time: formatWhen(readAt) }),
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}
