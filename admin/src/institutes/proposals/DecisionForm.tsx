import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import { UnsavedGuard } from '@pravesh/console-kit/form/leave/UnsavedGuard'
import type { StaffProposal } from '@pravesh/contract'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { fieldLabel } from '../../parts/field-label.ts'
import { ProposalFields } from './ProposalFields.tsx'
import { type Draft, useDecision } from './use-decision.ts'

/** The form for a decision on a proposal: ticks, a reason, two buttons. A field without a tick is rejected. */
export function DecisionForm({ proposal }: { proposal: StaffProposal }) {
  const form = useForm<Draft>({
    defaultValues: { accepted: proposal.fields.map(({ name }) => name), reason: '', overwrite: false },
  })
  const { control, handleSubmit, setError } = form
  const { field: accepted } = useController({ control, name: 'accepted' })
  const { field: overwrite } = useController({ control, name: 'overwrite' })
  const { field: reason, fieldState } = useController({ control, name: 'reason' })
  const { busy, decide } = useDecision(proposal, form)
  const { text } = useTranslations()
  const changed = proposal.changed.map((name) => fieldLabel(proposal.instituteType, name).toLowerCase())
  const submit = (status: 'accepted' | 'refused') =>
    void handleSubmit((draft) => {
      const isComplete = status === 'accepted' && draft.accepted.length === proposal.fields.length
      if (isComplete || draft.reason.trim() !== '') return decide(status, draft)
      setError('reason', { message: text('proposal.reasonMissing') }, { shouldFocus: true })
    })()
  return (
    <FormProvider {...form}>
      <UnsavedGuard />
      <ProposalFields proposal={proposal} accepted={accepted.value} onChange={accepted.onChange} />
      {changed.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {text('proposal.changedMeanwhile', { fields: changed.join(', ') })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={overwrite.value} onChange={overwrite.onChange} />}
            label={text('proposal.overwrite')}
          />
        </Alert>
      )}
      <TextField
        label={text('proposal.reason')}
        helperText={fieldState.error?.message ?? text('proposal.reasonHelp')}
        error={fieldState.invalid}
        value={reason.value}
        onChange={reason.onChange}
        onBlur={reason.onBlur}
        inputRef={reason.ref}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
        multiline
        fullWidth
        sx={{ my: 2 }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="contained"
          loading={busy}
          disabled={accepted.value.length === 0}
          onClick={() => submit('accepted')}
        >
          {text('proposal.accept')}
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => submit('refused')}>
          {text('proposal.refuse')}
        </Button>
      </Box>
    </FormProvider>
  )
}
