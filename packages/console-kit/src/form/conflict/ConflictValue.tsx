import Box from '@mui/material/Box'
import type { Field } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { FieldValue } from '../../fields/FieldInput.tsx'
import { useWords } from '../../language/words.ts'
import { isSame } from './conflict-rows.ts'

const asWritten: readonly string[] = ['text', 'longText', 'markdown', 'slug', 'link', 'email', 'code']

/** A value of a field, whole: long texts scroll, since what differs may stand at their end. */
export function ConflictValue({ field, value }: { field: Field | undefined; value: unknown }) {
  const { text, language } = useWords()
  if (isSame(value, null)) return text('conflict.empty')
  if (typeof value === 'string' && (!field || asWritten.includes(field.kind)))
    return (
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}>{value}</Box>
    )
  // Parts of an institute are declared as texts for their label's sake: lists and groups of values.
  if (typeof value === 'object' && value !== null && (!field || field.kind === 'text' || field.kind === 'rows'))
    return Array.isArray(value) || !Object.values(value).some(isPlain)
      ? text('conflict.entries', { count: formatCount(Object.keys(value).length, language) })
      : Object.values(value).filter(isPlain).join(' · ')
  return field ? <FieldValue field={field} value={value} /> : String(value)
}
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
