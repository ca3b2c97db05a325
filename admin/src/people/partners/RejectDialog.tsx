import { useTranslations } from '@pravesh/console-kit'
import { FormDialog } from '@pravesh/console-kit/form/FormDialog'
import type { Partner } from '@pravesh/contract'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { BooleanInput, TextInput } from 'react-admin'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { useAct } from '../../api.ts'

/** As long is a reason that is saved, and one that is mailed. */
const [remarkLength, mailLength] = [4_000, 1_000]

type RejectProps = { partner: Partner; remarks: string; onRejected: () => void; onClose: () => void }

/** Rejects an application with a reason: it is stored with the application, and mailed to the applicant on request. */
export function RejectDialog({ partner, remarks, onRejected, onClose }: RejectProps) {
  const { translate, translateSentence } = useTranslations()
  const { busy, act } = useAct('partners', 'move', { fields: ['remarks', 'notify'] })
  const [record] = useState({ remarks, isMailed: false })
  const resolver: Resolver<FieldValues> = (values) => {
    const reason = String(values.remarks ?? '').trim()
    const max = values.isMailed === true ? mailLength : remarkLength
    if (reason.length >= 3 && reason.length <= max) return { values: { ...values, remarks: reason }, errors: {} }
    const message = reason.length < 3 ? translate(partnerTexts.sayWhy) : translate(partnerTexts.thisIsTooLong)
    const errors: FieldErrors = { remarks: { type: 'custom', message } }
    return { values: {}, errors }
  }
  return (
    <FormDialog
      title={translate(partnerTexts.refuseThisApplication)}
      submit={translate(partnerTexts.refuse)}
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
            translateSentence(message),
          ])
          return Object.fromEntries(errors)
        }
        onRejected()
        return undefined
      }}
    >
      <TextInput
        source="remarks"
        label={translate(sharedTexts.reason)}
        helperText={translate(partnerTexts.itStaysWithTheApplication)}
        multiline
        minRows={3}
        isRequired
        fullWidth
      />
      <BooleanInput
        source="isMailed"
        label={`${translate(partnerTexts.mailThisReasonTo)} ${partner.email}`}
        helperText={translate(partnerTexts.withoutThisNoMailGoes)}
        sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 } }}
      />
    </FormDialog>
  )
}
