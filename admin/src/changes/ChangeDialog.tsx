import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteChange } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { useId, useState } from 'react'
import { ChangedValue, changeLabel } from './change-values.tsx'

type ChangedField = InstituteChange['fields'][number]

function Values({ change: { instituteType: type }, field }: { change: InstituteChange; field: ChangedField }) {
  const { translate } = useTranslations()
  const hasValues = 'before' in field || 'after' in field
  const sides = [
    ['Before', field.before],
    ['After', field.after],
  ] as const
  return (
    <Box component="section" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2">
        {changeLabel(type, field)}
      </Typography>
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

/** Opens what a change did: the values before and after side by side, where they were saved. */
export function ChangeDialog({ change, summary }: { change: InstituteChange; summary: string }) {
  const { translate, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const { fields, by: author, createdAt } = change
  const hasNamesOnly = fields.some((field) => !('before' in field) && !field.part)
  if (fields.length === 0) return null
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ textAlign: 'left', textTransform: 'none', justifyContent: 'flex-start', px: 0.5 }}
      >
        {summary}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>{translate('What changed')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary">
            {`${author} · ${formatDateTime(createdAt, language)}`}
          </Typography>
          {hasNamesOnly && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translate(
                'Values are saved of name, place, ownership and approvals. Of other fields the log has the name alone.',
              )}
            </Typography>
          )}
          {fields.map((field) => (
            <Values key={JSON.stringify(field)} change={change} field={field} />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} autoFocus>
            {translate('Close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
