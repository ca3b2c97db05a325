import { useTranslations } from '@pravesh/console-kit'
import { ChangeableByRole } from '@pravesh/console-kit/form/ChangeableByRole'
import { ConflictContext } from '@pravesh/console-kit/form/conflict/conflict-context'
import { FormDraft } from '@pravesh/console-kit/form/draft/FormDraft'
import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { UnsavedGuard } from '@pravesh/console-kit/form/leave/UnsavedGuard'
import { useOpenedRecord } from '@pravesh/console-kit/form/record/use-opened-record'
import { gradeFeeBody, type OwnGradeFees, ownGradeFeeBody } from '@pravesh/contract'
import { useState } from 'react'
import { Form, RecordContextProvider } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { FeeConflictNotice } from './conflict/FeeConflictNotice.tsx'
import { FeeGrid } from './FeeGrid.tsx'
import { BeginNotice, DeleteButton } from './FeeNotices.tsx'
import { FeeSource } from './FeeSource.tsx'
import { useSourceRequired } from './fee-calls.ts'
import { feeResolver, sourcedFeeResolver } from './fee-table.ts'
import type { FeeRecord } from './use-fees.ts'
import { type FeeConflict, useSaveFees } from './use-save-fees.ts'

type FormProps = {
  record: FeeRecord
  /** The newest session before it that has fees. */
  earlier: string | undefined
}

/** The table of one session. Saving replaces it whole; the tables of other sessions stay. */
export function FeeForm({ record, earlier }: FormProps) {
  const opened = useOpenedRecord(record) ?? record
  const { id: session, version } = opened
  const { text } = useTranslations()
  const { busy, conflict, save, dropConflict } = useSaveFees(session)
  const [resolved, setResolved] = useState<FeeConflict>()
  const openConflict = conflict === resolved ? undefined : conflict
  const conflictState = { conflict: openConflict, setConflict: dropConflict }
  const isSourced = useSourceRequired()
  function submit({ fees, source, version: read }: FieldValues) {
    if (fees.length === 0) return { fees: text(version === null ? 'fee.addFirst' : 'fee.deleteInstead') }
    const table = { session, fees, version: conflict ? conflict.theirs.version : read }
    return save(isSourced ? gradeFeeBody.parse({ ...table, source }) : ownGradeFeeBody.parse(table))
  }
  function deleteTable() {
    const table: OwnGradeFees = { session, fees: [], version, action: 'delete' }
    return save(isSourced ? { ...table, source: opened.source } : table)
  }
  return (
    <RecordContextProvider value={opened}>
      <ChangeableByRole>
        <Form
          record={opened}
          resolver={isSourced ? sourcedFeeResolver : feeResolver}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
        >
          <UnsavedGuard />
          <FormDraft />
          {openConflict && (
            <FeeConflictNotice
              opened={opened.fees}
              conflict={openConflict}
              onLoad={dropConflict}
              onResolve={() => setResolved(openConflict)}
            />
          )}
          {earlier !== undefined && <BeginNotice session={session} earlier={earlier} />}
          <FeeGrid session={session} />
          {isSourced && <FeeSource />}
          {version !== null && <DeleteButton session={session} busy={busy} onDelete={deleteTable} />}
          <ConflictContext.Provider value={conflictState}>
            <FormBar save="form.save" />
          </ConflictContext.Provider>
        </Form>
      </ChangeableByRole>
    </RecordContextProvider>
  )
}
