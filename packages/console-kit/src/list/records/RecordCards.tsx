import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import type { ListColumn } from '../columns.ts'
import { BulkToolbar } from '../selection/BulkToolbar.tsx'
import { SelectPage } from '../selection/SelectRecord.tsx'
import { RecordCard } from './RecordCard.tsx'
import { useMinute } from './use-minute.ts'
import { useRecordPath } from './use-record-path.ts'

type CardsProps = {
  columns: readonly ListColumn[]
  pathOf: ((record: RaRecord) => string | undefined) | undefined
  canOpen: boolean
  canDelete: boolean
  /** The most records that "Select all" selects. */
  maxSelected: number
  /** Buttons for the selected records, in place of the one that deletes. */
  bulkActions?: ReactNode
}

/** The toolbar of a table covers its head; that of cards stays visible below the bar of the console. */
const toolbar = {
  position: 'sticky',
  top: 48,
  zIndex: 3,
  '&& .RaBulkActionsToolbar-toolbar': {
    ...{ position: 'static', transform: 'none', height: 'auto', flexWrap: 'wrap', borderRadius: 0 },
    boxShadow: 4,
  },
  '&& .RaBulkActionsToolbar-topToolbar': {
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    gap: 0,
    pt: 0,
    px: 0,
    width: 'auto',
  },
} as const

/** A list on a phone: a card a record, its first column as the title. Cards are selected as rows of a table are. */
export function RecordCards({ columns, pathOf, canOpen, canDelete, maxSelected, bulkActions }: CardsProps) {
  const { data } = useListContext<RaRecord>()
  const recordPath = useRecordPath(pathOf)
  const minute = useMinute()
  const visibleColumns = useMemo(() => columns.filter(({ hidden }) => !hidden), [columns])
  return (
    <>
      {canDelete && (
        <Box sx={toolbar}>
          <BulkToolbar maxSelected={maxSelected}>{bulkActions}</BulkToolbar>
        </Box>
      )}
      {canDelete && <SelectPage />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, ...(canDelete && { borderTop: 1, borderColor: 'divider' }) }}
      >
        {data?.map((record) => (
          <RecordCard
            key={record.id}
            record={record}
            columns={visibleColumns}
            to={canOpen ? recordPath(record) : undefined}
            canSelect={canDelete}
            minute={minute}
          />
        ))}
      </Box>
    </>
  )
}
