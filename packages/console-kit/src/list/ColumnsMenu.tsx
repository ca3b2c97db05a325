import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ViewWeek from '@mui/icons-material/ViewWeek'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useTranslations } from '../language/translations.ts'
import type { ListColumn } from './columns.ts'
import { useColumnSettings } from './use-column-settings.ts'

type ColumnRowProps = {
  label: string
  visible: boolean
  onToggle: () => void
  /** Undefined at the end of the list. */
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

function ColumnRow({ label, visible, onToggle, onMoveUp, onMoveDown }: ColumnRowProps) {
  const { text } = useTranslations()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        sx={{ flex: 1, mr: 2 }}
        control={<Checkbox size="small" checked={visible} onChange={onToggle} sx={{ py: 0.5 }} />}
        label={label}
      />
      <IconButton
        size="small"
        onClick={onMoveUp}
        disabled={!onMoveUp}
        aria-label={text('list.moveColumnUp', { column: label })}
      >
        <ArrowUpward fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        onClick={onMoveDown}
        disabled={!onMoveDown}
        aria-label={text('list.moveColumnDown', { column: label })}
      >
        <ArrowDownward fontSize="inherit" />
      </IconButton>
    </Box>
  )
}

/**
 * Button and menu that show, hide and order the columns of a table. react-admin's own nests switches in menu items, which screen readers
 * do not distinguish, and orders by drag alone.
 */
export function ColumnsMenu({ columns }: { columns: readonly ListColumn[] }) {
  const translate = useTranslate()
  const { word } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { ordered, isHidden, toggle, move, reset } = useColumnSettings(columns)
  const title = translate('ra.action.select_columns', { _: 'Columns' })
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeek />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Box sx={{ px: 2, py: 1, minWidth: 240 }}>
          <Box component="fieldset" aria-label={title} sx={{ border: 0, m: 0, p: 0 }}>
            {ordered.map(({ name, label }, index) => (
              <ColumnRow
                key={name}
                label={word(label)}
                visible={!isHidden(name)}
                onToggle={() => toggle(name)}
                onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
                onMoveDown={index < ordered.length - 1 ? () => move(index, index + 1) : undefined}
              />
            ))}
          </Box>
          <Button size="small" onClick={reset}>
            {translate('ra.action.reset', { _: 'Reset' })}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
