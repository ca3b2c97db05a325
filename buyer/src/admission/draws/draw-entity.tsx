import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { ScreenEntity } from '@pravesh/console-kit/entity/screen-entity'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { buyerDrawEndpoints, type InstituteType } from '@pravesh/contract'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { drawTexts } from '@pravesh/messages/screens/institute/draws'
import { SelectInput } from 'react-admin'

const fields = {
  name: { kind: 'text', required: true, max: 120, message: drawTexts.name, helpMessage: drawTexts.nameHelp },
  course: { kind: 'reference', to: 'course', message: drawTexts.course },
  class: { kind: 'integer', min: -2, max: 12, message: drawTexts.class },
  session: { kind: 'text', max: 7, message: drawTexts.session, helpMessage: drawTexts.sessionHelp },
  quota: { kind: 'text', max: 80, message: drawTexts.quota, helpMessage: drawTexts.quotaHelp },
  seats: { kind: 'integer', required: true, min: 1, max: 10_000, message: drawTexts.seats },
  closesAt: { kind: 'dateTime', required: true, message: drawTexts.closesAt, helpMessage: drawTexts.closesAtHelp },
  drawsAt: { kind: 'dateTime', required: true, message: drawTexts.drawsAt, helpMessage: drawTexts.drawsAtHelp },
  numberRule: { kind: 'text', max: 300, message: drawTexts.numberRule, helpMessage: drawTexts.numberRuleHelp },
} as const satisfies OwnFields

const classNumbers = Array.from({ length: 15 }, (_, index) => index - 2)

function DrawInputs({ type }: { type: InstituteType }) {
  const { translate } = useTranslations()
  const classes = classNumbers.map((id) => ({ id, name: classLabel(id) }))
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{translate(drawTexts.announcedFor)}</Typography>
      <FieldGrid fields={fields} names={type === 'school' ? ['name'] : ['name', 'course']} />
      {type === 'school' && (
        <SelectInput source="class" label={translate(drawTexts.class)} choices={classes} isRequired sx={{ mt: 2 }} />
      )}
      <FieldGrid fields={fields} names={['session', 'quota', 'seats', 'closesAt', 'drawsAt', 'numberRule']} />
    </>
  )
}

/** The form that announces a draw: of a class of a school, or of a course of a college. */
export const drawEntity = (type: InstituteType): ScreenEntity => ({
  label: drawTexts.one,
  plural: drawTexts.many,
  fields,
  columns: ['name'],
  sort: 'id',
  endpoints: { list: buyerDrawEndpoints.list, create: buyerDrawEndpoints.announce },
  content: <DrawInputs type={type} />,
})
