import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Description = { name: string; label: ReactNode; value: ReactNode }
type DescriptionListProps = {
  descriptions: readonly Description[] /** Pixels. */
  labelWidth: number
  columnGap?: number
}

/** Labels with their values next to them, on a phone below them. */
export const DescriptionList = ({ descriptions, labelWidth, columnGap = 3 }: DescriptionListProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap,
      rowGap: 0.75,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${labelWidth}px minmax(0, 1fr)` },
    }}
  >
    {descriptions.map(({ name, label, value }) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)
