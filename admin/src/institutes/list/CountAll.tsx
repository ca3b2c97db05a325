import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { useSetCount } from '@pravesh/console-kit/list/CountedList'
import { useHeadingFocusAfter } from '@pravesh/console-kit/page/heading-focus'
import { visuallyHidden } from '@pravesh/console-kit/page/visually-hidden'
import { formatCount } from '@pravesh/messages'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { useState } from 'react'
import { type ListControllerResult, useDataProvider, useListContext, useNotify } from 'react-admin'

type ListState = Pick<ListControllerResult, 'filterValues' | 'resource' | 'total'> & { meta?: unknown }

/** True if a list reports more rows than it counted. */
const isBounded = (meta: unknown): boolean => typeof meta === 'object' && meta !== null && 'totalAtLeast' in meta

/** Counts every row matching the filters, if the list reports more than it counted. */
export function CountAll() {
  const { meta, total }: ListState = useListContext()
  const { translate, language } = useTranslations()
  const [counted, setCounted] = useState<number>()
  if (total === undefined && isBounded(meta)) return <CountButton onCounted={setCounted} />
  if (total === undefined || total !== counted) return null
  // The summary next to it displays the number; this announces it.
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {translate(instituteTexts.countedCount, { count: formatCount(counted, language) })}
    </Box>
  )
}

function CountButton({ onCounted }: { onCounted: (total: number) => void }) {
  const { filterValues, resource }: ListState = useListContext()
  const { translate } = useTranslations()
  const provider = useDataProvider()
  const notify = useNotify()
  const setCount = useSetCount()
  const [busy, setBusy] = useState(false)
  useHeadingFocusAfter()
  async function countAll() {
    setBusy(true)
    try {
      const { total } = await provider.getList(resource, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...filterValues, count: 'all' },
      })
      if (total === undefined) return
      onCounted(total)
      setCount(total)
    } catch (error) {
      notify(formatUnknownError(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      aria-disabled={busy}
      onClick={() => !busy && void countAll()}
      endIcon={busy && <CircularProgress size={14} color="inherit" />}
      sx={{ ml: 1, py: 0, minHeight: 24 }}
    >
      {translate(instituteTexts.countAll)}
    </Button>
  )
}
