import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import type { Partner } from '@pravesh/contract'
import { useState } from 'react'
import { BooleanInput, TextInput } from 'react-admin'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { useAct } from '../../api.ts'

/** As long is a reason that is saved, and one that is mailed. */
const [remarkLength, mailLength] = [4_000, 1_000]

type RejectProps = { partner: Partner; remarks: string; onRejected: () => void; onClose: () => void }

/** Rejects an application with a reason: it is stored with the application, and mailed to the applicant on request. */
export function RejectDialog({ partner, remarks, onRejected, onClose }: RejectProps) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('partners', 'move', { fields: ['remarks', 'notify'] })
  const [record] = useState({ remarks, isMailed: false })
  const resolver: Resolver<FieldValues> = (values) => {
    const reason = String(values.remarks ?? '').trim()
    const max = values.isMailed === true ? mailLength : remarkLength
    if (reason.length >= 3 && reason.length <= max) return { values: { ...values, remarks: reason }, errors: {} }
    const message = reason.length < 3 ? translate('Say why') : translate('This is too long')
    const errors: FieldErrors = { remarks: { type: 'custom', message } }
    return { values: {}, errors }
  }
  return (
    <FormDialog
      title={translate('Refuse this application')}
      submit={translate('Refuse')}
      busy={busy}
      record={record}
      resolver={resolver}
      onClose={onClose}
      onSubmit={async ({ remarks: reason, isMailed }) => {
        const { id, updatedAt } = partner
        const notify = isMailed === true ? { notify: reason } : {}
        const result = await act({ id, data: { status: 'rejected', remarks: reason, ...notify, updatedAt } })
        if ('failure' in result) {
          const errors = result.failure.error.errors.map(({ message }): [string, string] => [
            'remarks',
            translate(message),
          ])
          return Object.fromEntries(errors)
        }
        onRejected()
        return undefined
      }}
    >
      <TextInput
        source="remarks"
        label={translate('Reason')}
        helperText={translate('It stays with the application. A refusal is final.')}
        multiline
        minRows={3}
        isRequired
        fullWidth
        sx={{ mt: 1 }}
      />
      <BooleanInput
        source="isMailed"
        label={`${translate('Mail this reason to')} ${partner.email}`}
        helperText={translate('Without this no mail goes out.')}
        sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 } }}
      />
    </FormDialog>
  )
}
