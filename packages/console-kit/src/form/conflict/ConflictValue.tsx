import Box from '@mui/material/Box'
import type { Field } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { FieldValue } from '../../fields/FieldInput.tsx'
import { useTranslations } from '../../language/translations.ts'
import { isSame } from './conflict-rows.ts'

const literalKinds: readonly string[] = ['text', 'longText', 'markdown', 'slug', 'link', 'email', 'code']

/** A complete value of a field: long texts scroll, since the difference may be at their end. */
export function ConflictValue({ field, value }: { field: Field | undefined; value: unknown }) {
  const { text, language } = useTranslations()
  if (isSame(value, null)) return text('conflict.empty')
  if (typeof value === 'string' && (!field || literalKinds.includes(field.kind)))
    return (
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}>{value}</Box>
    )
  const firstTexts = firstTextsOf(value)
  if (firstTexts)
    return (
      <Box component="ol" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {firstTexts.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </Box>
    )
  // Parts of an institute are declared as texts for their label's sake: lists and groups of values.
  if (typeof value === 'object' && value !== null && (!field || field.kind === 'text' || field.kind === 'rows'))
    return Array.isArray(value) || !Object.values(value).some(isPlain)
      ? text('conflict.entries', { count: formatCount(Object.keys(value).length, language) })
      : Object.values(value).filter(isPlain).join(' · ')
  return field ? <FieldValue field={field} value={value} /> : String(value)
}
/** The first text of each entry of a list, if all have one: it identifies them. */
function firstTextsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const texts = value.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? Object.values(entry).find((part) => typeof part === 'string')
      : undefined,
  )
  return texts.every((entry) => typeof entry === 'string') ? texts : undefined
}
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
