import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { errorAt } from '@pravesh/console-kit/fields/error-at'
import { formatRupees } from '@pravesh/messages'
import { useController, useFormState } from 'react-hook-form'

const maxYears = 10
const read = (text: string) => (text === '' ? null : Number(text))

/** One figure a year of study, with a bar to compare the years by eye. */
export function FeeByYear({ source }: { source: string }) {
  const { text, language } = useTranslations()
  const { field } = useController({ name: source })
  const { errors } = useFormState()
  const fees: readonly (number | null)[] = Array.isArray(field.value) ? field.value : []
  const highest = Math.max(1, ...fees.map((fee) => fee ?? 0))
  const put = (position: number, fee: number | null) => field.onChange(fees.with(position, fee))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ fontWeight: 600, mb: 1 }}>
        {text('editor.feeByYear')}
      </Typography>
      {fees.map((fee, position) => {
        const year = text('editor.yearNumber', { number: position + 1 })
        const hasError = errorAt(errors, `${source}.${position}`) !== undefined
        return (
          <Box
            key={year}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '116px 1fr', sm: '180px 1fr' },
              alignItems: 'center',
              gap: 2,
              mb: 1,
            }}
          >
            <TextField
              label={year}
              type="number"
              value={fee ?? ''}
              onChange={(event) => put(position, read(event.target.value))}
              error={hasError}
              helperText={hasError ? text('editor.wholeRupees') : undefined}
              slotProps={{
                htmlInput: { min: 0, step: 1 },
                input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
              }}
            />
            <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
              <Box
                sx={{
                  height: 10,
                  width: `${((fee ?? 0) / highest) * 55}%`,
                  bgcolor: 'primary.main',
                  borderRadius: 0.5,
                }}
              />
              <Typography variant="caption" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
                {fee ? formatRupees(fee, language) : ''}
              </Typography>
            </Box>
          </Box>
        )
      })}
      <Button
        size="small"
        startIcon={<Add />}
        disabled={fees.length >= maxYears}
        onClick={() => field.onChange([...fees, fees.at(-1) ?? null])}
      >
        {text('editor.addYear')}
      </Button>
      {fees.length > 0 && (
        <Button size="small" color="inherit" startIcon={<Remove />} onClick={() => field.onChange(fees.slice(0, -1))}>
          {text('editor.dropYear')}
        </Button>
      )}
    </Box>
  )
}
