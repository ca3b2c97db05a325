import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit/language/translations'
import type { InstituteType } from '@pravesh/contract'
import { useId } from 'react'

type FieldProps = { value: InstituteType; onChange: (type: InstituteType) => void }

/** School or college: an account is of one of them, and the same address may have both. */
export function InstituteTypeField({ value, onChange }: FieldProps) {
  const { text } = useTranslations()
  const id = useId()
  return (
    <Box>
      <Typography variant="body2" id={id} sx={{ mb: 0.5 }}>
        {text('buyer.instituteType')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={value}
        onChange={(_event, type: InstituteType | null) => type && onChange(type)}
        aria-labelledby={id}
        color="primary"
      >
        <ToggleButton value="school">{text('console.school')}</ToggleButton>
        <ToggleButton value="college">{text('console.college')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
