import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { translations } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import { importFieldTexts } from '@pravesh/messages/screens/catalogue/imports'
import type { ReactNode } from 'react'
import { fieldLabel } from '../../../parts/field-label.ts'

const isOwnField = (name: string): name is keyof typeof importFieldTexts => Object.hasOwn(importFieldTexts, name)

/** The label of a field in its editor, or the importer's own: `womenOnly` → Women only. */
export function labelOf(type: InstituteType, name: string): string {
  const label = fieldLabel(type, name)
  return label === name && isOwnField(name) ? translations().translate(importFieldTexts[name]) : label
}

/** A part of the page of an import under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
)
/** Names under a heading; nothing where there are none. */
export function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {names.join(', ')}
      </Typography>
    </Box>
  )
}
