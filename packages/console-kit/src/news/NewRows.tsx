import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { NewsTopic } from '@pravesh/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useTranslations } from '../language/translations.ts'
import { useNews } from './use-news.ts'

/** What a list is told of, and the order by which a row is new: by its id unless rows come in later than they are made. */
export type WatchedRows = { topic: NewsTopic; order?: string }
type NewRowsProps = WatchedRows & { filter?: Readonly<Record<string, unknown>> | undefined }

/** How many new rows are counted. */
const mostCounted = 20
const isNewer = (value: Identifier, than: Identifier | undefined) => than === undefined || value > than
const instituteIn = (resource: string) => /^institutes\/(\d+)\//.exec(resource)?.[1]

/**
 * A button that reads the list again once there are rows that it does not show: rows never move by themselves. Its line is kept free, so
 * that nothing moves when it appears.
 */
export function NewRows({ topic, order = 'id', filter }: NewRowsProps) {
  const { resource, data, filterValues } = useListContext()
  const queryClient = useQueryClient()
  const { text } = useTranslations()
  const provider = useDataProvider()
  const [newest, setNewest] = useState<{ value: Identifier | undefined }>()
  const [count, setCount] = useState(0)
  const sid = instituteIn(resource)

  async function readNewest(perPage: number): Promise<Identifier[]> {
    const { data: rows } = await provider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage },
      sort: { field: order, order: 'DESC' },
      filter: { ...filterValues, ...filter },
    })
    return rows.map((row): Identifier => row[order])
  }

  // The rows that were read are the ones to compare with. A failure leaves the list without a button.
  useEffect(() => {
    if (data === undefined) return
    let isCurrent = true
    readNewest(1).then(
      ([value]) => {
        if (!isCurrent) return
        setNewest({ value })
        setCount(0)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [data])

  useNews(topic, sid === undefined ? undefined : Number(sid), () => {
    if (newest === undefined) return
    readNewest(mostCounted + 1).then(
      (values) => setCount(values.filter((value) => isNewer(value, newest.value)).length),
      () => undefined,
    )
  })

  async function show() {
    // Columns of a board and the numbers of tabs are queries of their own.
    await queryClient.invalidateQueries({ queryKey: [resource] })
    const [value] = await readNewest(1)
    setNewest({ value })
    setCount(0)
  }

  const label =
    count > mostCounted ? text('list.showManyNew', { count: String(mostCounted) }) : text('list.showNew', { count })
  return (
    <Box role="status" sx={{ minHeight: 32 }}>
      {count > 0 && (
        <Button
          size="small"
          variant="contained"
          startIcon={<Refresh />}
          onClick={() => void show().catch(() => undefined)}
        >
          {label}
        </Button>
      )}
    </Box>
  )
}
