import Alert from '@mui/material/Alert'
import { useWords } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { useRecordContext } from 'react-admin'
import type { Institute } from './institute.ts'
import type { Fields } from './institute-fields.ts'

/** Says which figures are kept and stand on no page, because nobody is named as their source. */
export function UnsourcedNotice({ fields }: { fields: Fields }) {
  const hidden = useRecordContext<Institute>()?.unsourced ?? []
  const { text } = useWords()
  if (hidden.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {text('editor.unsourced', { fields: hidden.map((name) => labelIn(fields, name).toLowerCase()).join(', ') })}
    </Alert>
  )
}
