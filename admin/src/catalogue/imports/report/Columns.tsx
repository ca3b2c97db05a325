import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type ImportColumns, type InstituteType, plainColumns } from '@pravesh/contract'
import { labelOf, Names, Part } from './Part.tsx'

type ColumnsProps = { type: InstituteType; columns: ImportColumns }

/** The mapping of the file's columns, the unused columns, and fields without a column. */
export function Columns({ type, columns }: ColumnsProps) {
  const { translate } = useTranslations()
  const { title, sheet, recognised, unused, missing } = columns
  return (
    <Part title={translate('Recognised columns')}>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {translate(title)}
        {sheet !== undefined && ` · ${translate('Sheet')}: ${sheet}`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {recognised.map(({ column, field }) => (
          <li key={field}>
            <Chip variant="outlined" label={`${column} → ${labelOf(type, field)}`} sx={{ maxWidth: '100%' }} />
          </li>
        ))}
      </Box>
      <Names title={translate('Columns that are not used')} names={unused} />
      <Names
        title={translate('Columns that the file does not have')}
        names={missing.map(({ column, field }) => `${column} → ${labelOf(type, field)}`)}
      />
    </Part>
  )
}

/** Column names of a plain list, each with its field and the other headers for it. */
export function UsableColumns({ type }: { type: InstituteType }) {
  const { translate } = useTranslations()
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('Columns of a list of your own')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1, maxWidth: '68ch' }}>
        {translate(
          'Name and state must be there. Capital letters, spaces and signs make no difference. An export of this console can be imported too.',
        )}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: 'max-content 1fr' }, columnGap: 3 }}>
        {plainColumns[type].map(({ name, aliases }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mb: { xs: 1, sm: 0.5 } }}>
              {[...new Set([labelOf(type, name), ...aliases])].join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The columns of an unreadable file, next to the usable names. */
export function UnknownColumns({ type, found }: { type: InstituteType; found: readonly string[] }) {
  const { translate } = useTranslations()
  return (
    <Part title={translate('Columns of the file')}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {found.join(', ')}
      </Typography>
      <UsableColumns type={type} />
    </Part>
  )
}
