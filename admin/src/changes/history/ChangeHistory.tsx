import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { useUnsaved } from '@pravesh/console-kit/shell/unsaved'
import type { InstituteChange, InstituteType } from '@pravesh/contract'
import { useState } from 'react'
import { type RaRecord, useGetList, useRecordContext } from 'react-admin'
import { HistoryEntry } from './HistoryEntry.tsx'

const pageSize = 10

type ChangesProps = { type: InstituteType; record: RaRecord }

function Changes({ type, record }: ChangesProps) {
  const { translate, text } = useTranslations()
  const { unsaved } = useUnsaved()
  const [perPage, setPerPage] = useState(pageSize)
  const { data, error, isPending, isFetching, refetch, pageInfo, total } = useGetList<InstituteChange>(
    'institute-changes',
    {
      filter: { instituteType: type, instituteId: Number(record.id) },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
  )
  if (error && !data)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{text('list.tryAgain')}</Button>}>
        {error.message}
      </Alert>
    )
  if (isPending) return <Typography color="textSecondary">{translate('Reading the changes …')}</Typography>
  const hasMore = pageInfo?.hasNextPage ?? (total !== undefined && data !== undefined && total > data.length)
  if (data === undefined || data.length === 0)
    return <Typography color="textSecondary">{translate('No change is in the log yet.')}</Typography>
  return (
    <>
      {unsaved && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('Save or undo what you have typed. Then fields can be restored.')}
        </Alert>
      )}
      {data.map((change) => (
        <HistoryEntry key={change.id} change={change} record={record} canRestore={!unsaved} />
      ))}
      {hasMore && (
        <Button onClick={() => setPerPage(perPage + pageSize)} loading={isFetching} variant="outlined">
          {translate('Earlier changes')}
        </Button>
      )}
    </>
  )
}

/**
 * Who changed what of the institute whose editor is open, newest first, with the values before and after. A former value is restored by
 * an ordinary save. It is read again with each version of the record.
 */
export function ChangeHistory({ type }: { type: InstituteType }) {
  const record = useRecordContext<RaRecord>()
  if (!record) return null
  return (
    <FormSection title={{ declared: 'Changes' }}>
      <Changes key={String(record.version)} type={type} record={record} />
    </FormSection>
  )
}
