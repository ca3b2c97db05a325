import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Field } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from '../../language/translations.ts'
import { useHeadingFocusAfter } from '../../page/heading-focus.ts'
import { ConflictTable } from './ConflictTable.tsx'
import { type SaveConflict, useSaveConflict } from './conflict-context.ts'
import { conflictRows } from './conflict-rows.ts'
import { useResolveConflict } from './use-resolve-conflict.ts'

type Fields = Readonly<Record<string, Field>>

function Resolution({ conflict, fields }: { conflict: SaveConflict; fields: Fields }) {
  const { text, language } = useTranslations()
  const { formState } = useFormContext()
  // The form stays open below: further input belongs to mine.
  const values = useWatch()
  useHeadingFocusAfter()
  const { busy, loadTheirs, saveMine } = useResolveConflict(conflict)
  const [theirFields, setTheirFields] = useState<readonly string[]>([])
  const heading = useRef<HTMLDivElement>(null)
  const { theirs, changedBy } = conflict
  const { updatedAt } = theirs
  // A record may lack the time of its last change.
  const author =
    typeof updatedAt === 'string' &&
    text(changedBy ? 'conflict.by' : 'conflict.at', {
      by: changedBy ?? '',
      time: formatDateTime(updatedAt, language),
    })
  // The default values of the form are the record that it was opened with.
  const rows = conflictRows(Object.keys(fields), formState.defaultValues ?? {}, theirs, values)
  const mine = rows.filter((row) => row.changedBy !== 'theirs' && !theirFields.includes(row.name))
  useEffect(() => {
    // The notice is above the form, which may be scrolled: focus brings it into view and announces it.
    if (conflict) heading.current?.focus()
  }, [conflict])
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="group"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle ref={heading} tabIndex={-1} component="h2" sx={{ scrollMarginTop: 96 }}>
        {text('conflict.title')}
      </AlertTitle>
      <Typography variant="body2">
        {author} {text('conflict.text')}
      </Typography>
      <ConflictTable fields={fields} rows={rows} theirFields={theirFields} onChange={setTheirFields} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="contained"
          loading={busy}
          onClick={() =>
            // With nothing of mine left there is nothing to save.
            mine.length === 0
              ? loadTheirs()
              : void saveMine(Object.fromEntries(mine.map((row) => [row.name, row.mine])))
          }
        >
          {text('conflict.saveMine')}
        </Button>
        <Button color="inherit" variant="outlined" disabled={busy} onClick={loadTheirs}>
          {text('conflict.loadTheirs')}
        </Button>
      </Box>
    </Alert>
  )
}

/** Displayed above a form after a conflicting save: the other author and time, every conflicting field, and both solutions. */
export function ConflictNotice({ fields }: { fields: Fields }) {
  const { conflict } = useSaveConflict()
  return conflict ? <Resolution key={JSON.stringify(conflict.theirs)} conflict={conflict} fields={fields} /> : null
}
