import Archive from '@mui/icons-material/Archive'
import Delete from '@mui/icons-material/Delete'
import Publish from '@mui/icons-material/Publish'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { lazy, Suspense, useState } from 'react'
import { type Identifier, useCanAccess, useListContext } from 'react-admin'
import { actionTexts, type BulkAction } from './action-texts.ts'
import { useBulkClose } from './use-bulk-close.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }))

const icons = { published: <Publish />, archived: <Archive />, deleted: <Delete /> } as const

/** Buttons for the selected records, each with a dialog that has the result of every record. Failed ones stay selected. */
export function BulkActions({ actions }: { actions: readonly BulkAction[] }) {
  const { resource, selectedIds } = useListContext()
  const { canAccess: canEdit = false } = useCanAccess({ resource, action: 'edit' })
  const { canAccess: canDelete = false } = useCanAccess({ resource, action: 'delete' })
  const { translate } = useTranslations()
  const [opened, setOpened] = useState<{ action: BulkAction; ids: readonly Identifier[] }>()
  const close = useBulkClose(() => setOpened(undefined))
  return (
    <>
      {actions
        .filter((action) => (action === 'deleted' ? canDelete : canEdit))
        .map((action) => (
          <Button
            key={action}
            size="small"
            startIcon={icons[action]}
            onClick={() => setOpened({ action, ids: [...selectedIds] })}
            {...(action === 'deleted' && { color: 'error' })}
          >
            {translate(actionTexts[action].confirm)}
          </Button>
        ))}
      {opened && (
        <Suspense fallback={null}>
          <BulkDialog {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
