import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { MarkdownPreview } from '@pravesh/console-kit/fields/text/MarkdownPreview'
import type { Field, Fields } from '@pravesh/contract'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A list of texts, or of rows as one text each. */
const linesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((line: unknown) => {
    const parts: unknown[] = typeof line === 'object' && line !== null ? Object.values(line) : [line]
    const text = parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
    return text === '' ? [] : [text]
  })

function Lines({ label, lines, isOrdered }: { label: string; lines: readonly string[]; isOrdered: boolean }) {
  if (lines.length === 0) return null
  return (
    <>
      <Typography component="h4" variant="subtitle1" gutterBottom>
        {label}
      </Typography>
      <Box component={isOrdered ? 'ol' : 'ul'} sx={{ mt: 0, mb: 2, pl: 3 }}>
        {lines.map((line, position) => (
          <li key={`${position}:${line}`}>{line}</li>
        ))}
      </Box>
    </>
  )
}

type PartProps = { label: string; field: Field; value: unknown; isLead: boolean }

/** One text as its page shows it: the lead without a heading, Markdown with its own. */
function Part({ label, field, value, isLead }: PartProps) {
  if (field.kind === 'markdown') return <MarkdownPreview text={textOf(value)} plain={field.plain ?? false} />
  if (field.kind === 'tags' || field.kind === 'rows')
    return <Lines label={label} lines={linesOf(value)} isOrdered={field.kind === 'rows'} />
  const text = textOf(value)
  if (text.trim() === '') return null
  return (
    <>
      {!isLead && (
        <Typography component="h4" variant="subtitle1" gutterBottom>
          {label}
        </Typography>
      )}
      <Typography
        color={isLead ? 'textSecondary' : 'textPrimary'}
        sx={{ mb: 2, maxWidth: '68ch', whiteSpace: 'pre-line' }}
      >
        {text}
      </Typography>
    </>
  )
}

/** Texts of a form as their page shows them: the first is the title, the second its lead. */
export function WritingPreview({ fields, names }: { fields: Fields; names: readonly string[] }) {
  const { text } = useTranslations()
  const watched: unknown[] = useWatch({ name: [...names] })
  const values = useDeferredValue(watched)
  const [title, ...others] = values
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="subtitle2" color="textSecondary" gutterBottom>
        {text('field.preview')}
      </Typography>
      <Typography
        component="h3"
        variant="h5"
        gutterBottom
        color={textOf(title) === '' ? 'textSecondary' : 'textPrimary'}
      >
        {textOf(title) || text('field.nothingWritten')}
      </Typography>
      {others.map((value, position) => {
        const name = names[position + 1] ?? ''
        const field = fields[name]
        return (
          field && <Part key={name} label={labelIn(fields, name)} field={field} value={value} isLead={position === 0} />
        )
      })}
    </Box>
  )
}
