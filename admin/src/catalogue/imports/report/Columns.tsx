import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type ImportColumns, type InstituteType, plainColumns } from '@pravesh/contract'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { labelOf, Names, Part } from './Part.tsx'

type ColumnsProps = { type: InstituteType; columns: ImportColumns }

/** The list that was recognised, with the sheet of a workbook. */
export function RecognisedList({ columns: { title, sheet } }: { columns: ImportColumns }) {
  const { translate, translateSentence } = useTranslations()
  return (
    <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {translateSentence(title)}
      {sheet !== undefined && ` · ${translate(importTexts.sheet)}: ${sheet}`}
    </Typography>
  )
}

/** Fields without a column, with the column that each would have. */
export function MissingColumns({ type, columns }: ColumnsProps) {
  const { translate } = useTranslations()
  const names = columns.missing.map(({ column, field }) => `${column} → ${labelOf(type, field)}`)
  return <Names title={translate(importTexts.columnsThatTheFileDoes)} names={names} />
}

/** The mapping of the file's columns, the unused columns, and fields without a column. */
export function Columns({ type, columns }: ColumnsProps) {
  const { translate } = useTranslations()
  return (
    <Part title={translate(importTexts.recognisedColumns)}>
      <RecognisedList columns={columns} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {columns.recognised.map(({ column, field }) => (
          <li key={field}>
            <Chip variant="outlined" label={`${column} → ${labelOf(type, field)}`} sx={{ maxWidth: '100%' }} />
          </li>
        ))}
      </Box>
      <Names title={translate(importTexts.columnsThatAreNotUsed)} names={columns.unused} />
      <MissingColumns type={type} columns={columns} />
    </Part>
  )
}

/** Column names of a plain list, each with its field and the other headers for it. */
export function UsableColumns({ type }: { type: InstituteType }) {
  const { translate } = useTranslations()
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate(importTexts.columnsOfAListOf)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1, maxWidth: '68ch' }}>
        {translate(importTexts.nameAndStateMustBe)}
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
