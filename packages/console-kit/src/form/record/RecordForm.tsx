import type { Field } from '@pravesh/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNotify } from 'react-admin'
import { type FieldValues, type Resolver, useFormState } from 'react-hook-form'
import { useOnline } from '../../requests/use-online.ts'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import { FormDraft } from '../draft/FormDraft.tsx'
import { UnsavedGuard } from '../leave/UnsavedGuard.tsx'

type FormProps = {
  /** Declared fields of the record, for conflicts. */
  fields: Readonly<Record<string, Field>>
  resolver: Resolver<FieldValues>
  defaultValues?: FieldValues
  children: ReactNode
}

/** A toast for a save that failed. A conflict has its notice in the page instead, which a toast would cover. */
function FailureToast() {
  const { submitCount, errors } = useFormState()
  const counted = useRef(submitCount)
  const notify = useNotify()
  useEffect(() => {
    if (submitCount === counted.current) return
    counted.current = submitCount
    if (Object.keys(errors).length === 0 || errors.root?.conflict) return
    notify(errors.root?.serverError?.message ?? 'ra.message.invalid_form', { type: 'error' })
  }, [submitCount, errors, notify])
  return null
}

/** A toast for a save without a network: it waits, and is sent once the network is back. */
function OfflineToast() {
  const { isSubmitting } = useFormState()
  const online = useOnline()
  const notify = useNotify()
  useEffect(() => {
    if (isSubmitting && !online) notify('form.waitsForNetwork', { type: 'warning', autoHideDuration: 7000 })
  }, [isSubmitting, online, notify])
  return null
}

/**
 * The form of a record's page, in an editor or a creation: guards unsaved changes and stores a draft of them, displays the reason of a
 * failed save, resolves conflicts.
 */
export const RecordForm = ({ fields, resolver, defaultValues, children }: FormProps) => (
  <Form resolver={resolver} {...(defaultValues && { defaultValues })} noValidate disableInvalidFormNotification>
    <UnsavedGuard />
    <FailureToast />
    <OfflineToast />
    <FormDraft />
    <ConflictNotice fields={fields} />
    {children}
  </Form>
)
