import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ImportDetails } from '@pravesh/contract'
import { formatCount, formatDate } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { sharedTexts } from '@pravesh/messages/screens/shared'
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
  if (revertUntil === null || !revert.canAct) return null
  return (
    <>
      <Button color="error" loading={revert.busy} onClick={() => setOpen(true)}>
        {translate(importTexts.takeTheImportBack)}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {`${translate(importTexts.theImportCanBeTaken)} ${formatDate(revertUntil.slice(0, 10), language)}.`}
      </Typography>
      <Confirm
        isOpen={isOpen}
        title={translate(importTexts.takeTheImportBack2)}
        content={translate(importTexts.whatItCreatedIsRemoved)}
        confirm={translate(importTexts.takeTheImportBack)}
        cancel={translate(sharedTexts.back)}
        onConfirm={() => {
          setOpen(false)
          void revert.act({ id })
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const reasons = { changed: importTexts.changedSince, 'in-use': importTexts.inUse } as const

/** What came of taking an import back, with the first of those that stay. */
export function TakenBack({ run: { instituteType, revert } }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  if (!revert) return null
  const lines = [
    [importTexts.removed, revert.removed],
    [importTexts.withTheirFormerValues, revert.restored],
    [importTexts.asTheyAre, revert.left],
  ] as const
  return (
    <Part title={translate(importTexts.takenBack)}>
      {lines.map(([label, count]) => (
        <Typography key={label.key}>{`${translate(label)}: ${formatCount(count, language)}`}</Typography>
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
          {`${translate(importTexts.others)}: ${formatCount(revert.left - revert.first.length, language)}`}
        </Typography>
      )}
    </Part>
  )
}
