import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { Names } from '@pravesh/console-kit/fields/reference/References'
import { RowList } from '@pravesh/console-kit/fields/rows/RowList'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import { GridInput } from '@pravesh/console-kit/grid/GridInput'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { CutoffTable } from '@pravesh/contract'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'
import { partTexts } from '@pravesh/messages/screens/institute/parts'
import { useWatch } from 'react-hook-form'
import { cutoffColumns, cutoffRowName, nextCutoff } from './cutoff-grid.ts'

/** The most tables of a course, and rows of a table, that the contract takes. */
const [maxTables, maxRows] = [20, 120]

const cutoffTableFields = {
  year: { kind: 'integer', required: true, min: 1990, max: 2100, message: partFieldTexts.yearOfAdmission },
  exam: {
    kind: 'reference',
    to: 'exam-list',
    message: partFieldTexts.exam,
    helpMessage: partFieldTexts.oneOfTheExamsOfThe,
  },
} as const satisfies OwnFields
const sourceField = { source: { kind: 'source', required: true, message: partFieldTexts.source } } as const

const blank = () => ({
  ...{ year: new Date().getFullYear(), exam: null },
  ...{ ranks: [nextCutoff([])], source: { name: '', url: null, asOf: '', tier: 'official' } },
})

/** A closed table: its year, its exam and how many ranks it has. */
function Summary({ path }: { path: string }) {
  const { year, exam, ranks = [] }: Partial<CutoffTable> = useWatch({ name: path }) ?? {}
  const { translate } = useTranslations()
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', minWidth: 0 }}>
      <strong>{year ?? translate(partTexts.newTable)}</strong>
      {exam && <Names to="exam-list" ids={[exam]} />}
      <Typography component="span" variant="body2" color="textSecondary">
        {translate(partTexts.ranks)}: {ranks.length}
      </Typography>
    </Box>
  )
}

/** The cut-offs of a course: a table a year and exam, with where it was published. */
export function CutoffTables() {
  const { translate } = useTranslations()
  return (
    <FormSection title={partTexts.cutOffs} intro={partTexts.firstAndLastRanksThat}>
      <RowList
        source="cutoffs"
        label={translate(partTexts.tables)}
        rowLabel={partTexts.aTableOfCutOffs}
        blank={blank()}
        max={maxTables}
        summary={(path) => <Summary path={path} />}
        render={(path) => (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <FieldGrid fields={cutoffTableFields} names={Object.keys(cutoffTableFields)} under={path} />
            <FieldGrid fields={sourceField} names={['source']} under={path} />
            <div>
              <GridInput
                source={`${path}.ranks`}
                label={translate(partTexts.ranks)}
                columns={cutoffColumns()}
                blank={nextCutoff}
                max={maxRows}
                rowName={cutoffRowName}
                add={translate(partTexts.addARank)}
                help={translate(partTexts.copiedCellsOfASpreadsheet)}
              />
            </div>
          </Box>
        )}
      />
    </FormSection>
  )
}
