import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteChange, InstituteType } from '@pravesh/contract'
import type { ReactNode } from 'react'
import { ChangedValue } from './ChangedValue.tsx'
import { changeLabel } from './change-label.ts'

type FieldProps = {
  type: InstituteType
  field: InstituteChange['fields'][number]
  /** Beside the name of the field, such as a button that restores it. */
  action?: ReactNode
}

/** A changed field with its values before and after side by side, where they were saved. */
export function ChangedFieldValues({ type, field, action }: FieldProps) {
  const { translate } = useTranslations()
  const hasValues = 'before' in field || 'after' in field
  const sides = [
    ['Before', field.before],
    ['After', field.after],
  ] as const
  return (
    <Box component="section" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {changeLabel(type, field)}
        </Typography>
        {action}
      </Box>
      {hasValues && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 0.5,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {sides.map(([side, value]) => (
            <div key={side}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {translate(side)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <ChangedValue type={type} name={field.name} value={value} />
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </Box>
  )
}
