import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { MouseEvent } from 'react'
import { type RaRecord, useCanAccess, useListContext, useNotify, useRefresh, useUpdate } from 'react-admin'
import { formatUnknownError } from '../language/error-messages.ts'
import { useTranslations } from '../language/translations.ts'

type OrderCellProps = {
  record: RaRecord
  /** Name of the record, for the labels of the buttons. */
  name: string
}

/** The place of a record among the others, with buttons that move it by one where the list is in that order. */
export function OrderCell({ record, name }: OrderCellProps) {
  const { resource, sort, total = 0, filterValues } = useListContext()
  const { text } = useTranslations()
  const { canAccess } = useCanAccess({ resource, action: 'edit' })
  const [update, { isPending }] = useUpdate()
  const notify = useNotify()
  const refresh = useRefresh()
  const order = Number(record.order)
  const isComplete = sort.field === 'order' && sort.order === 'ASC' && Object.keys(filterValues).length === 0
  if (!canAccess || !isComplete) return order
  const moveBy = (step: 1 | -1) => (event: MouseEvent) => {
    // A press on the row opens the record.
    event.stopPropagation()
    void update(
      resource,
      { id: record.id, data: { order: order + step }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: refresh,
        onError: (error) => notify(formatUnknownError(error), { type: 'error' }),
      },
    )
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {order}
      <IconButton
        size="small"
        onClick={moveBy(-1)}
        disabled={isPending || order <= 1}
        aria-label={text('field.moveUp', { place: name })}
      >
        <ArrowUpward fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        onClick={moveBy(1)}
        disabled={isPending || order >= total}
        aria-label={text('field.moveDown', { place: name })}
      >
        <ArrowDownward fontSize="inherit" />
      </IconButton>
    </Box>
  )
}
