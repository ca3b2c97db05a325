import Add from '@mui/icons-material/Add'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { type LabelKey, useTranslations } from '../../language/translations.ts'
import { errorAt } from '../error-at.ts'

type RowListProps = {
  /** Path of the list in the form. */
  source: string
  label: string
  help?: string | undefined
  /** A new row. */
  blank: Record<string, unknown>
  /** Renders the inputs of the row at a path. */
  render: (path: string) => ReactNode
  /** Renders a closed row; without it every row is open. */
  summary?: (path: string) => ReactNode
  /** The name of one row on the button that adds it. */
  rowLabel?: LabelKey
  /** The most rows there may be. */
  max?: number
}

const firstInput = 'input:not([type="hidden"], :disabled), textarea, [role="combobox"]'

/** Focuses the first input of a row when the row is the one just added. */
function RowInputs({ isAdded, children }: { isAdded: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAdded) box.current?.querySelector<HTMLElement>(firstInput)?.focus()
  }, [isAdded])
  return <div ref={box}>{children}</div>
}

/** A short ordered list of small records: add, remove, move up; long ones are closed to a line each. */
export function RowList({ source, label, help, blank, render, summary, rowLabel = 'field.aLine', max }: RowListProps) {
  const { text, word } = useTranslations()
  const { fields, append, remove, move } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const [open, setOpen] = useState<string>()
  const isOpen = (id: string, path: string) => !summary || open === id || errorAt(errors, path) !== undefined
  const isAdding = useRef(false)
  const [added, setAdded] = useState<string>()
  const add = () => {
    isAdding.current = true
    append(blank, { shouldFocus: false })
  }
  const toggle = (id: string | undefined) => {
    setAdded(undefined)
    setOpen(id)
  }
  // A new row has its id only after the list was rendered with it.
  useEffect(() => {
    const last = fields.at(-1)
    if (!isAdding.current || !last) return
    isAdding.current = false
    setOpen(last.id)
    setAdded(last.id)
  }, [fields])
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, width: '100%', minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {help && (
        <Typography variant="caption" color="textSecondary">
          {help}
        </Typography>
      )}
      {fields.map((row, position) => {
        const path = `${source}.${position}`
        const isVisible = isOpen(row.id, path)
        const place = text('field.line', { label, position: position + 1 })
        const editor = <RowInputs isAdded={added === row.id}>{render(path)}</RowInputs>
        const inputs = <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>{isVisible && editor}</Box>
        return (
          <Box key={row.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: { xs: summary ? 'nowrap' : 'wrap', sm: 'nowrap' },
                alignItems: summary ? 'center' : 'flex-start',
                gap: 0.5,
              }}
            >
              {summary ? (
                <Button
                  color="inherit"
                  onClick={() => toggle(isVisible ? undefined : row.id)}
                  aria-expanded={isVisible}
                  endIcon={<ExpandMore sx={{ transform: isVisible ? 'rotate(180deg)' : 'none' }} />}
                  sx={{ flex: 1, minWidth: 0, justifyContent: 'space-between', textAlign: 'left', fontWeight: 400 }}
                >
                  {summary(path)}
                </Button>
              ) : (
                inputs
              )}
              <IconButton
                size="small"
                onClick={() => move(position, position - 1)}
                disabled={position === 0}
                aria-label={text('field.moveUp', { place })}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton size="small" onClick={() => remove(position)} aria-label={text('field.remove', { place })}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
            {summary && isVisible && <Box sx={{ pt: 2, pb: 1 }}>{editor}</Box>}
          </Box>
        )
      })}
      <Button
        size="small"
        startIcon={<Add />}
        onClick={add}
        disabled={max !== undefined && fields.length >= max}
        sx={{ mt: 0.5 }}
      >
        {text('field.addOne', { one: word(rowLabel) })}
      </Button>
    </Box>
  )
}
