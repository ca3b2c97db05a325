import { wholeRecord } from '@pravesh/console-kit/form/record/whole-record'
import { useUpdate } from 'react-admin'
import type { ChangedField, Subject } from './subject.ts'
import { type Restoring, useRestoring } from './use-restoring.ts'

/** Saves former values of fields as an editor's save does: against the version of the record, with its own entry in the change log. */
export function useRestore({ resource, record }: Subject, fields: readonly ChangedField[]): Restoring {
  const [update] = useUpdate()
  return useRestoring(() => {
    const values = Object.fromEntries(fields.map(({ name, before }) => [name, before]))
    const call = { id: record.id, data: { ...record, ...values }, previousData: record, meta: wholeRecord }
    return update(resource, call, { mutationMode: 'pessimistic', returnPromise: true })
  })
}
