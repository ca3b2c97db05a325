import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { Names } from '@pravesh/console-kit/fields/reference/References'
import { RowList } from '@pravesh/console-kit/fields/rows/RowList'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { CollegeOffer } from '@pravesh/contract'
import { formatRupeesShort } from '@pravesh/messages'
import { editorFieldTexts } from '@pravesh/messages/screens/institute/editor-fields'
import { useWatch } from 'react-hook-form'
import { offerFields } from '../editor/part-fields.ts'
import { FeeByYear } from './FeeByYear.tsx'

const sourced = {
  feeSource: { kind: 'source', message: editorFieldTexts.whereTheFeesComeFrom },
} as const satisfies OwnFields

const blank = {
  course: null,
  specializations: [],
  level: null,
  delivery: null,
  durationMonths: null,
  intake: null,
  feeByYear: [],
  feeSource: null,
  eligibility: null,
  exams: [],
  active: true,
}

const sum = (fees: readonly unknown[]) =>
  fees.reduce<number>((all, fee) => all + (typeof fee === 'number' ? fee : 0), 0)

function Summary({ path }: { path: string }) {
  const offer: Partial<CollegeOffer> = useWatch({ name: path }) ?? {}
  const { course, durationMonths, feeByYear = [], intake, active } = offer
  const { text, language } = useTranslations()
  const total = sum(feeByYear)
  const facts = [
    durationMonths && text('editor.months', { count: durationMonths }),
    intake && text('editor.seatCount', { count: intake }),
    total > 0 && text('editor.inAll', { rupees: formatRupeesShort(total, language) }),
  ].filter(Boolean)
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', flex: 1, minWidth: 0 }}
    >
      <strong>{course ? <Names to="course" ids={[course]} /> : text('editor.newCourse')}</strong>
      <Typography component="span" variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      {active === false && <Chip component="span" size="small" label={text('editor.notOffered')} variant="outlined" />}
    </Box>
  )
}

/** A college's courses with their fees by year. `hasSources`: the sources of the figures are fields too. */
export function OfferInputs({ hasSources }: { hasSources: boolean }) {
  const { text } = useTranslations()
  return (
    <FormSection title="editor.coursesAndFees" intro="editor.coursesIntro">
      <RowList
        source="offers"
        label={text('editor.courses')}
        rowLabel="editor.aCourse"
        blank={blank}
        summary={(path) => <Summary path={path} />}
        render={(path) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FieldGrid fields={offerFields} names={Object.keys(offerFields)} under={path} />
            <FeeByYear source={`${path}.feeByYear`} />
            {hasSources && <FieldGrid fields={sourced} names={['feeSource']} under={path} />}
          </Box>
        )}
      />
    </FormSection>
  )
}
