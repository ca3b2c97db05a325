import { useTranslations } from '@pravesh/console-kit'
import { FormDraft } from '@pravesh/console-kit/form/draft/FormDraft'
import { FormBar } from '@pravesh/console-kit/form/FormBar'
import { UnsavedGuard } from '@pravesh/console-kit/form/UnsavedGuard'
import { useOpenedRecord } from '@pravesh/console-kit/form/use-opened-record'
import { ownGradeFeeBody } from '@pravesh/contract'
import { Form, RecordContextProvider } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { FeeGrid } from './FeeGrid.tsx'
import { BeginNotice, ConflictNotice, DeleteButton } from './FeeNotices.tsx'
import { feeResolver } from './fee-table.ts'
import type { FeeRecord } from './use-fees.ts'
import { useSaveFees } from './use-save-fees.ts'

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
  const submit = ({ fees, version: read }: FieldValues) =>
    fees.length === 0
      ? { fees: text(version === null ? 'fee.addFirst' : 'fee.deleteInstead') }
      : save(ownGradeFeeBody.parse({ session, fees, version: conflict ? conflict.theirs.version : read }))
  return (
    <RecordContextProvider value={opened}>
      <Form record={opened} resolver={feeResolver} onSubmit={submit} noValidate disableInvalidFormNotification>
        <UnsavedGuard />
        <FormDraft />
        {conflict && <ConflictNotice opened={opened.fees} conflict={conflict} onLoad={dropConflict} />}
        {earlier !== undefined && <BeginNotice session={session} earlier={earlier} />}
        <FeeGrid session={session} />
        {version !== null && (
          <DeleteButton
            session={session}
            busy={busy}
            onDelete={() => save({ session, fees: [], version, action: 'delete' })}
          />
        )}
        <FormBar save="form.save" />
      </Form>
    </RecordContextProvider>
  )
}
