import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { BinItem } from '@pravesh/contract'
import { binTexts } from '@pravesh/messages/screens/operations/bin'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useAct } from '../api.ts'
import { fieldLabel } from '../parts/field-label.ts'
import { resourceOf } from './kinds.ts'

/** Button of a row that restores a record, or takes a merge back, once it is confirmed. */
export function RestoreButton({ item: { id, kind, name, mergedInto } }: { item: BinItem }) {
  const { translate } = useTranslations()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const { act, busy, canAct } = useAct('bin', 'restore', { related: [resourceOf(kind)] })
  if (!canAct) return null
  const isMerged = mergedInto !== null
  const label = translate(isMerged ? binTexts.takeBack : binTexts.restore)
  async function restore() {
    const result = await act({ id })
    setOpen(false)
    if (!('response' in result)) return
    const { kept } = result.response.data
    if (kept.length === 0 || (kind !== 'school' && kind !== 'college')) return
    const names = kept.map((field) => fieldLabel(kind, field)).join(', ')
    notify(`${translate(binTexts.kept)}: ${names}`, { type: 'warning' })
  }
  return (
    <>
      <Button size="small" loading={busy} onClick={() => setOpen(true)} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={busy}
        title={`${name}: ${translate(isMerged ? binTexts.takeBackQuestion : binTexts.restoreQuestion)}`}
        content={translate(isMerged ? binTexts.takeBackText : binTexts.restoreText)}
        confirm={label}
        cancel={translate(sharedTexts.back)}
        onConfirm={() => void restore()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
