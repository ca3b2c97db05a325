import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Fields } from '@pravesh/institute-screens'
import type { ReactNode } from 'react'
import { type ChangedField, changeLabel, partKindOf } from '../change-label.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import { PartValues } from './PartValues.tsx'

type FieldProps = {
  fields: Fields
  field: ChangedField
  /** Next to the name of the field, such as a button that restores it. */
  action?: ReactNode
}

/** A changed field or part with its values before and after side by side, where they were saved. */
export function ChangedFieldValues({ fields, field, action }: FieldProps) {
  const hasValues = 'before' in field || 'after' in field
  const kind = partKindOf(field)
  const show = (value: unknown) => <ChangedValue fields={fields} name={field.name} value={value} />
  return (
    <Box component="section" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {changeLabel(fields, field)}
        </Typography>
        {action}
      </Box>
      {hasValues && !kind && <BeforeAfter before={show(field.before)} after={show(field.after)} />}
      {hasValues && kind && <PartValues kind={kind} field={field} />}
    </Box>
  )
}
