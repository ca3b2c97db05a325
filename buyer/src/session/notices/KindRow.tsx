import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { NoticeDelivery } from '@pravesh/contract'
import { useId } from 'react'

type KindRowProps = {
  label: string
  value: NoticeDelivery
  options: readonly { name: NoticeDelivery; label: string }[]
  disabled: boolean
  onChange: (chosen: NoticeDelivery) => void
}

/** A kind of news with its choice: at once, in the morning, or off. */
export function KindRow({ label, value, options, disabled, onChange }: KindRowProps) {
  const id = useId()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={id} variant="body2" sx={{ flex: '1 1 220px' }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={value}
        disabled={disabled}
        aria-labelledby={id}
        onChange={(_event, chosen: NoticeDelivery | null) => {
          if (chosen) onChange(chosen)
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.name} value={option.name} sx={{ textTransform: 'none', px: 1.5 }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
