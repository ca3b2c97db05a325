import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ImportDetails } from '@pravesh/contract'
import { formatCount, formatDate } from '@pravesh/messages'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { Link } from 'react-router-dom'
import { useAct } from '../../api.ts'
import { Part } from './report/Part.tsx'

/** Takes an import back as a whole, after a question. */
export function TakeBackButton({ run: { id, revertUntil } }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  const revert = useAct('imports', 'revert', { related: ['schools', 'colleges'] })
  const [isOpen, setOpen] = useState(false)
  if (revertUntil === null) return null
  return (
    <>
      <Button color="error" loading={revert.busy} onClick={() => setOpen(true)}>
        {translate('Take the import back')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {`${translate('The import can be taken back until')} ${formatDate(revertUntil.slice(0, 10), language)}.`}
      </Typography>
      <Confirm
        isOpen={isOpen}
        title={translate('Take the import back?')}
        content={translate(
          'What it created is removed, and what it changed gets its former values. What somebody changed since, or is in use, stays and is listed.',
        )}
        confirm={translate('Take the import back')}
        cancel={translate('Back')}
        onConfirm={() => {
          setOpen(false)
          void revert.act({ id })
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const reasons = { changed: 'changed since', 'in-use': 'in use' } as const

/** What came of taking an import back, with the first of those that stay. */
export function TakenBack({ run: { instituteType, revert } }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  if (!revert) return null
  const lines = [
    ['Removed', revert.removed],
    ['With their former values', revert.restored],
    ['As they are', revert.left],
  ] as const
  return (
    <Part title={translate('Taken back')}>
      {lines.map(([label, count]) => (
        <Typography key={label}>{`${translate(label)}: ${formatCount(count, language)}`}</Typography>
      ))}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {revert.first.map(({ id, name, reason }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link to={`/${instituteType}s/${id}`}>{name}</Link>
            {`: ${translate(reasons[reason])}`}
          </Typography>
        ))}
      </Box>
      {revert.left > revert.first.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {`${translate('Others')}: ${formatCount(revert.left - revert.first.length, language)}`}
        </Typography>
      )}
    </Part>
  )
}
