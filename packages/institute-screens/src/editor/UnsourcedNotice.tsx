import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { useRecordContext } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { Institute } from './institute.ts'
import type { Fields } from './institute-fields.ts'

/** Lists the figures that are stored but not published because they have no source: with a link to the Sources tab, if there is one. */
export function UnsourcedNotice({ fields }: { fields: Fields }) {
  const hidden = (useRecordContext<Institute>()?.unsourced ?? []).filter((name) => name in fields)
  const hasSources = 'sources' in fields
  const { text } = useTranslations()
  const { pathname, search } = useLocation()
  if (hidden.length === 0) return null
  const toName = 'offers' in fields ? 'editor.unsourcedCollege' : 'editor.unsourced'
  const message = hasSources ? toName : 'editor.unsourcedOwn'
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        hasSources && (
          <Button color="inherit" size="small" component={Link} to={{ pathname, search, hash: 'sources' }} replace>
            {text('editor.toSources')}
          </Button>
        )
      }
    >
      {text(message, { fields: hidden.map((name) => labelIn(fields, name).toLowerCase()).join(', ') })}
    </Alert>
  )
}
