import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type LabelledValue, LabelledValues } from '../../parts/LabelledValues.tsx'

/** A section of labelled values. */
export const Rows = ({ title, rows }: { title: string; rows: readonly LabelledValue[] }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2, overflowWrap: 'anywhere' }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <LabelledValues rows={rows} />
  </Paper>
)
