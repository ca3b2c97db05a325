import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatCount } from '@pravesh/messages'
import type { RefObject } from 'react'
import { useTranslations } from '../language/translations.ts'
import type { usePaste } from './use-paste.ts'

type NoticeProps = Pick<ReturnType<typeof usePaste>, 'state' | 'canUndo' | 'undo'> & {
  /** The table, which takes the focus when there is nothing more to undo. */
  table: RefObject<HTMLElement | null>
}

/** The result of a paste, and the button that restores the former rows. */
export function PasteNotice({ state, canUndo, undo, table }: NoticeProps) {
  const { text, language } = useTranslations()
  const sentences = state
    ? [
        state.isUndone
          ? text('field.pasteUndone')
          : text('field.pasted', { count: formatCount(state.count, language) }),
        state.hasHeader && text('field.pastedHeader'),
        state.omitted > 0 && text('field.pasteOmitted', { count: formatCount(state.omitted, language) }),
      ].filter(Boolean)
    : []
  const undoLast = () => {
    undo()
    table.current?.focus()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography role="status" variant="body2" sx={{ mt: sentences.length > 0 ? 1 : 0 }}>
        {sentences.join(' ')}
      </Typography>
      {canUndo && (
        <Button size="small" startIcon={<Undo />} onClick={undoLast} sx={{ mt: 1 }}>
          {text('field.undoPaste')}
        </Button>
      )}
    </Box>
  )
}
