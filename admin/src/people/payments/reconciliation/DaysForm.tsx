import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import type { FieldError } from '@pravesh/contract'
import { reconciliationTexts } from '@pravesh/messages/screens/people/reconciliation'
import { type FormEvent, useRef, useState } from 'react'

export type Days = { date1: string; date2: string }
type DaysFormProps = { days: Days; errors: readonly FieldError[]; busy: boolean; onSubmit: (days: Days) => void }

const fields = [
  ['date1', reconciliationTexts.from],
  ['date2', reconciliationTexts.until],
] as const
const inputSlots = { inputLabel: { shrink: true }, htmlInput: { required: true } }

/** Chooses the compared days; missing or rejected values are errors of their field. */
export function DaysForm({ days, errors, busy, onSubmit }: DaysFormProps) {
  const { translate, translateSentence } = useTranslations()
  const [values, setValues] = useState(days)
  const [isTried, setTried] = useState(false)
  const inputs = useRef<Partial<Record<keyof Days, HTMLInputElement | null>>>({})
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const empty = fields.find(([name]) => values[name] === '')?.[0]
    if (empty) inputs.current[empty]?.focus()
    else onSubmit(values)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 3 }}
    >
      {fields.map(([name, label]) => {
        const isEmpty = isTried && values[name] === ''
        const problem = errors.find(({ field }) => field === name)?.message
        const message = isEmpty ? translate(reconciliationTexts.chooseADay) : problem && translateSentence(problem)
        return (
          <TextField
            key={name}
            type="date"
            size="small"
            margin="none"
            label={translate(label)}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            error={message !== undefined}
            helperText={message}
            inputRef={(element: HTMLInputElement | null) => {
              inputs.current[name] = element
            }}
            slotProps={inputSlots}
            sx={{ flex: '1 1 9rem', maxWidth: '14rem' }}
          />
        )
      })}
      <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 40 }}>
        {translate(reconciliationTexts.compare)}
      </Button>
    </Box>
  )
}
