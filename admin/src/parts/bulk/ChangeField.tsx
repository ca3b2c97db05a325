import Edit from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { bulkTexts } from '@pravesh/messages/screens/operations/bulk'
import { lazy, Suspense, useState } from 'react'
import { type Identifier, useCanAccess, useListContext } from 'react-admin'
import type { Fields } from './one-value-fields.ts'
import { useBulkClose } from './use-bulk-close.ts'

const ChangeFieldDialog = lazy(async () => ({ default: (await import('./ChangeFieldDialog.tsx')).ChangeFieldDialog }))

/** Button that sets one of these fields in the selected records. Those that were refused stay selected. */
export function ChangeField({ fields }: { fields: Fields }) {
  const { resource, selectedIds } = useListContext()
  const { canAccess: canEdit = false } = useCanAccess({ resource, action: 'update' })
  const { translate } = useTranslations()
  const [ids, setIds] = useState<readonly Identifier[]>()
  const close = useBulkClose(() => setIds(undefined))
  if (!canEdit) return null
  return (
    <>
      <Button size="small" startIcon={<Edit />} onClick={() => setIds([...selectedIds])}>
        {translate(bulkTexts.changeField)}
      </Button>
      {ids && (
        <Suspense fallback={null}>
          <ChangeFieldDialog fields={fields} ids={ids} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
