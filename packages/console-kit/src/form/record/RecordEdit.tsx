import { CallFailure } from '@pravesh/data-provider'
import { type ReactNode, useMemo, useState } from 'react'
import {
  EditBase,
  type EditBaseProps,
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useEditContext,
  useRecordContext,
} from 'react-admin'
import type { LabelKey } from '../../language/translations.ts'
import { useUnsaved } from '../../page/unsaved.tsx'
import { ChangeableByRole } from '../ChangeableByRole.tsx'
import { ConflictContext, type SaveConflict } from '../conflict/conflict-context.ts'
import { RecordState } from './RecordState.tsx'
import { useOpenedRecord } from './use-opened-record.ts'
import { wholeRecord } from './whole-record.ts'

type EditProps = Pick<EditBaseProps, 'id' | 'resource' | 'redirect'> & {
  /** The name of the record while it is read or after an error. */
  recordLabel: LabelKey
  /** Called with the record as a save left it, and as it was before, in place of the toast that it is saved. Without a redirect. */
  onSaved?: (saved: RaRecord, previous: RaRecord | undefined) => void
  children: ReactNode
}

// The page displays read errors, and the form save errors: no additional toast.
const ignoreError = () => undefined
const query = { meta: wholeRecord, staleTime: 0, gcTime: 0, onError: ignoreError }

function OpenedRecord({ recordLabel, children }: Pick<EditProps, 'recordLabel' | 'children'>) {
  const { error } = useEditContext()
  const { unsaved } = useUnsaved()
  const current = useOpenedRecord(useRecordContext<RaRecord>())
  // A form that holds something stays when a later read of its record fails.
  if (!current || (error && !unsaved)) return <RecordState labelKey={recordLabel} />
  return (
    <RecordContextProvider value={current}>
      <ChangeableByRole>{children}</ChangeableByRole>
    </RecordContextProvider>
  )
}

/**
 * The page of one record: reads the complete record before it renders its children, and never uses a row of a list in its place. A
 * conflicting save is passed to the form.
 */
export function RecordEdit({ recordLabel, onSaved, children, ...edit }: EditProps) {
  const [conflict, setConflict] = useState<SaveConflict>()
  const state = useMemo(() => ({ conflict, setConflict }), [conflict])
  const onError = (failure: unknown, { id }: { id?: Identifier }) => {
    const error = failure instanceof CallFailure ? failure.error : undefined
    if (error?.code !== 'CONFLICT' || !error.record || id === undefined) return
    setConflict({ theirs: { id, ...error.record }, changedBy: error.changedBy })
  }
  const onSuccess =
    onSaved && ((saved: RaRecord, { previousData }: { previousData?: RaRecord }) => onSaved(saved, previousData))
  return (
    <ConflictContext.Provider value={state}>
      <EditBase
        {...edit}
        mutationMode="pessimistic"
        queryOptions={query}
        mutationOptions={{ meta: wholeRecord, onError, ...(onSuccess && { onSuccess }) }}
        loading={<RecordState labelKey={recordLabel} />}
        offline={<RecordState labelKey={recordLabel} />}
      >
        <OpenedRecord recordLabel={recordLabel}>{children}</OpenedRecord>
      </EditBase>
    </ConflictContext.Provider>
  )
}
