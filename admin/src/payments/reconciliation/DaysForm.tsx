import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import type { FieldError } from '@pravesh/contract'
import { type FormEvent, useState } from 'react'

export type Days = { date1: string; date2: string }
type DaysFormProps = { days: Days; errors: readonly FieldError[]; busy: boolean; onSubmit: (days: Days) => void }

const fields = [
  ['date1', 'From'],
  ['date2', 'Until'],
] as const
const inputSlots = { inputLabel: { shrink: true }, htmlInput: { required: true } }

/** Chooses the days that are compared; what the server refuses stands at its field. */
export function DaysForm({ days, errors, busy, onSubmit }: DaysFormProps) {
  const { translate } = useTranslations()
  const [values, setValues] = useState(days)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(values)
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 3 }}
    >
      {fields.map(([name, label]) => {
        const issue = errors.find(({ field }) => field === name)
        return (
          <TextField
            key={name}
            type="date"
            size="small"
            margin="none"
            label={translate(label)}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            error={issue !== undefined}
            helperText={issue && translate(issue.message)}
            slotProps={inputSlots}
            sx={{ flex: '1 1 9rem', maxWidth: '14rem' }}
          />
        )
      })}
      <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 40 }}>
        {translate('Compare')}
      </Button>
    </Box>
  )
}
