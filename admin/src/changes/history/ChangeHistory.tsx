import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { useUnsaved } from '@pravesh/console-kit/page/unsaved'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useDeletedReferences } from './deleted-references.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import { hasFormer, obstacleOf } from './restorable.ts'
import type { Change, ChangedField, Subject } from './subject.ts'

const pageSize = 10

/**
 * The change history of an open record, newest first, with authors and the values before and after. A former value is restored by an
 * ordinary save; an impossible restore has a reason.
 */
export function ChangeHistory({ subject }: { subject: Subject }) {
  const { translate, text } = useTranslations()
  const { unsaved } = useUnsaved()
  const [perPage, setPerPage] = useState(pageSize)
  const { data, error, isPending, isFetching, refetch, pageInfo, total } = useGetList<Change>(subject.log, {
    filter: subject.filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage },
  })
  const isDeleted = useDeletedReferences(subject, data ?? [])
  if (error && !data)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{text('list.tryAgain')}</Button>}>
        {error.message}
      </Alert>
    )
  if (isPending) return <Typography color="textSecondary">{translate(changeTexts.readingTheChanges)}</Typography>
  const hasMore = pageInfo?.hasNextPage ?? (total !== undefined && data !== undefined && total > data.length)
  if (data === undefined || data.length === 0)
    return <Typography color="textSecondary">{translate(changeTexts.noChangeIsInThe)}</Typography>
  const context = { subject, changes: data, isDeleted: isDeleted ?? (() => false) }
  return (
    <>
      {unsaved && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(changeTexts.saveOrUndoWhatYou)}
        </Alert>
      )}
      {data.map((change) => (
        <HistoryEntry
          key={change.id}
          subject={subject}
          change={change}
          canRestore={!unsaved && isDeleted !== undefined}
          obstacleOf={(field: ChangedField) => obstacleOf(context, field)}
          hasFormer={(field: ChangedField) => hasFormer(subject, field)}
        />
      ))}
      {hasMore && (
        <Button onClick={() => setPerPage(perPage + pageSize)} loading={isFetching} variant="outlined">
          {translate(changeTexts.earlierChanges)}
        </Button>
      )}
    </>
  )
}
