import Alert from '@mui/material/Alert'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { useRecordContext } from 'react-admin'
import type { Institute } from './institute.ts'
import type { Fields } from './institute-fields.ts'

/** Says which figures are kept and stand on no page, because nobody is named as their source. */
export function UnsourcedNotice({ fields }: { fields: Fields }) {
  const hidden = useRecordContext<Institute>()?.unsourced ?? []
  if (hidden.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      Saved, but on no page: {hidden.map((name) => labelIn(fields, name).toLowerCase()).join(', ')}. Families see a
      figure once it says where it comes from: under Sources, or beside the fees of a course.
    </Alert>
  )
}
