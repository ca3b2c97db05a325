import Box from '@mui/material/Box'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { Field } from '@pravesh/contract'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { FeeByYear } from '../college/FeeByYear.tsx'

/** The fees of a course year by year, and the `source` field of these figures. */
export const CourseFees = ({ source }: { source: Field }) => (
  <FormSection title={sharedTexts.fees}>
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FeeByYear source="feeByYear" />
      <FieldGrid fields={{ feeSource: source }} names={['feeSource']} />
    </Box>
  </FormSection>
)
