import Archive from '@mui/icons-material/Archive'
import Delete from '@mui/icons-material/Delete'
import Publish from '@mui/icons-material/Publish'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { lazy, Suspense, useState } from 'react'
import { type Identifier, useListContext } from 'react-admin'
import type { BulkAction } from './use-bulk-run.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }))

/** Buttons for the selected institutes: publish, archive, delete. Failed ones stay selected. */
export function InstituteBulkActions() {
  const { selectedIds, onSelect, refetch } = useListContext()
  const { translate } = useTranslations()
  const [opened, setOpened] = useState<{ action: BulkAction; ids: readonly Identifier[] }>()
  const open = (action: BulkAction) => setOpened({ action, ids: [...selectedIds] })
  const close = (failedIds?: readonly Identifier[]) => {
    setOpened(undefined)
    if (failedIds === undefined) return
    onSelect([...failedIds])
    void refetch?.()
  }
  return (
    <>
      <Button size="small" startIcon={<Publish />} onClick={() => open('published')}>
        {translate(instituteTexts.publishNow)}
      </Button>
      <Button size="small" startIcon={<Archive />} onClick={() => open('archived')}>
        {translate(instituteTexts.archive)}
      </Button>
      <Button size="small" color="error" startIcon={<Delete />} onClick={() => open('deleted')}>
        {translate(sharedTexts.delete)}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <BulkDialog {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
