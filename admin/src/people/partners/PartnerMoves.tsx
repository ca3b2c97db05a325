import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { UnsavedGuard } from '@pravesh/console-kit/form/leave/UnsavedGuard'
import { setFieldErrors } from '@pravesh/console-kit/form/validation/set-field-errors'
import { type Partner, partnerMoves } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { useState } from 'react'
import { AutocompleteInput, maxLength, ReferenceInput, TextInput, useRefresh } from 'react-admin'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useAct } from '../../api.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { instituteOption, Suggestions } from './Suggestions.tsx'

type Values = { remarks: string; instituteId: number | null }
/** Labels of the buttons for each step. */
const steps = new Map<string, Message>([
  ['contacted', partnerTexts.weSpokeWithThem],
  ['verified', partnerTexts.theirAuthorityIsVerified],
  ['rejected', partnerTexts.refuse],
])
const bySearch = (q: string) => ({ q })
const byName = { field: 'name', order: 'ASC' as const }
const remarkChecks = [maxLength(4_000)]

/** The next steps of an application, with a remark; approval links one of our institutes and makes its login. */
export function PartnerMoves({ partner }: { partner: Partner }) {
  const { translate } = useTranslations()
  const refresh = useRefresh()
  const form = useForm<Values>({ defaultValues: { remarks: partner.remarks ?? '', instituteId: partner.instituteId } })
  const move = useAct('partners', 'move', { fields: ['remarks'] })
  const approve = useAct('partners', 'approve', { fields: ['instituteId'] })
  const chosenId = useWatch({ control: form.control, name: 'instituteId' })
  const [dialog, setDialog] = useState<'approved' | 'rejected'>()
  const moves = partnerMoves[partner.status]
  if (!move.canAct || moves.length === 0) return null
  const { id, updatedAt, instituteType } = partner
  /** The call that approves takes no remark: one that was typed is saved first. */
  async function approveWith(instituteId: number | null, remark: { remarks: string | null }) {
    const isTyped = remark.remarks !== null && remark.remarks !== partner.remarks
    const saved = isTyped ? await move.act({ id, data: { ...remark, updatedAt } }) : undefined
    if (saved && 'failure' in saved) return saved
    const version = saved?.response.data.updatedAt ?? updatedAt
    return approve.act({ id, data: { updatedAt: version, ...(instituteId !== null && { instituteId }) } })
  }
  const go = (status: Partner['status']) =>
    form.handleSubmit(async ({ remarks, instituteId }) => {
      const text = remarks.trim()
      if (status === 'approved' && instituteId === null)
        return form.setError(
          'instituteId',
          { message: translate(partnerTexts.chooseTheInstitute) },
          { shouldFocus: true },
        )
      const remark = { remarks: text || null }
      const result =
        status === 'approved'
          ? await approveWith(instituteId, remark)
          : await move.act({ id, data: { status, ...remark, updatedAt } })
      if ('failure' in result) return setFieldErrors(form, ['remarks', 'instituteId'], result.failure)
      form.reset({ remarks: text, instituteId })
      refresh()
    })()
  /** A rejection, and an approval with a chosen institute, need a confirmation: neither can be undone here. */
  function begin(status: Partner['status']) {
    if (status === 'rejected' || (status === 'approved' && form.getValues('instituteId') !== null)) setDialog(status)
    else void go(status)
  }
  return (
    <FormProvider {...form}>
      <UnsavedGuard />
      {chosenId !== null && (
        <ApproveDialog
          partner={partner}
          instituteId={chosenId}
          isOpen={dialog === 'approved'}
          onConfirm={() => {
            setDialog(undefined)
            void go('approved')
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'rejected' && (
        <RejectDialog
          partner={partner}
          remarks={form.getValues('remarks')}
          onRejected={() => {
            setDialog(undefined)
            form.reset()
            refresh()
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <Paper component="section" variant="outlined" aria-label={translate(partnerTexts.nextStep)} sx={{ p: 2, mb: 2 }}>
        <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
          {translate(partnerTexts.nextStep)}
        </Typography>
        {moves.includes('approved') && (
          <ReferenceInput source="instituteId" reference={`${instituteType}s`} sort={byName} perPage={50}>
            <AutocompleteInput
              label={translate(partnerTexts.whichInstituteOfOurs)}
              optionText={instituteOption}
              filterToQuery={bySearch}
              helperText={translate(partnerTexts.approvalMakesALoginFor)}
            />
          </ReferenceInput>
        )}
        {moves.includes('approved') && (
          <Suggestions
            partner={partner}
            chosenId={chosenId}
            onChoose={(institute) => form.setValue('instituteId', institute, { shouldDirty: true })}
          />
        )}
        <OwnRecord instituteType={instituteType} instituteId={chosenId} />
        <TextInput
          source="remarks"
          label={translate(partnerTexts.remarks)}
          helperText={translate(partnerTexts.forStaffAlone)}
          validate={remarkChecks}
          multiline
          minRows={3}
          fullWidth
        />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {moves.map((status) => (
            <Button
              key={status}
              variant={status === 'rejected' ? 'text' : 'contained'}
              color={status === 'rejected' ? 'error' : 'primary'}
              loading={move.busy || approve.busy}
              onClick={() => begin(status)}
            >
              {translate(steps.get(status) ?? partnerTexts.approve)}
            </Button>
          ))}
        </Box>
      </Paper>
    </FormProvider>
  )
}
