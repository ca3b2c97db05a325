import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { Entity, InstituteType } from '@pravesh/contract'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { type RaRecord, useRecordContext } from 'react-admin'
import { ChangeHistory } from './ChangeHistory.tsx'
import { catalogueSubject, instituteSubject, versionOf } from './subject.ts'

/** The changes of the institute whose editor is open. They are read again with each version of the record. */
export function InstituteChanges({ type }: { type: InstituteType }) {
  const record = useRecordContext<RaRecord>()
  if (!record) return null
  const subject = instituteSubject(type, record)
  return (
    <FormSection title={changeTexts.changes}>
      <ChangeHistory key={versionOf(subject)} subject={subject} />
    </FormSection>
  )
}

/** The changes of the catalogue record whose editor is open, read once they are unfolded. Nothing for a new record. */
export function CatalogueHistory({ entity }: { entity: Entity }) {
  const record = useRecordContext<RaRecord>()
  const { text } = useTranslations()
  if (record?.id === undefined) return null
  const subject = catalogueSubject(entity, record)
  return (
    <Accordion variant="outlined" disableGutters slotProps={{ transition: { unmountOnExit: true } }} sx={{ mb: 4 }}>
      <AccordionSummary expandIcon={<ExpandMore />} id="history" aria-controls="history-changes">
        <Typography component="h2" variant="h6">
          {text('editor.history')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id="history-changes">
        <ChangeHistory key={versionOf(subject)} subject={subject} />
      </AccordionDetails>
    </Accordion>
  )
}
