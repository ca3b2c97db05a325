import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../language/translations.ts'
import type { ListColumn } from '../columns.ts'
import { BulkToolbar } from '../selection/BulkToolbar.tsx'
import { SelectPage, SelectRecord } from '../selection/SelectRecord.tsx'
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
  const { word } = useTranslations()
  const [first, ...rest] = columns
  const open = (record: RaRecord) => ({
    component: Link,
    to: recordPath(record),
  })
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
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', px: 2, py: 1.5 }}
          >
            {canDelete && <SelectRecord record={record} />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography
                {...(canOpen && open(record))}
                sx={{
                  display: 'block',
                  fontWeight: 600,
                  color: canOpen ? 'primary.main' : 'text.primary',
                  overflowWrap: 'anywhere',
                }}
              >
                {first?.render(record) || `#${record.id}`}
              </Typography>
              <Box
                component="dl"
                sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}
              >
                {rest.flatMap(({ name, label, render }) => {
                  const value = render(record)
                  return value ? (
                    <Box key={name} sx={{ display: 'contents', fontSize: '0.9rem' }}>
                      <Box component="dt" sx={{ color: 'text.secondary' }}>
                        {word(label)}
                      </Box>
                      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                        {value}
                      </Box>
                    </Box>
                  ) : (
                    []
                  )
                })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
