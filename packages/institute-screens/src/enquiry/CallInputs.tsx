import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { callOutcomes } from '@pravesh/contract'
import { callTexts } from '@pravesh/messages/screens/institute/call'
import { maxLength, RadioButtonGroupInput, required, TextInput } from 'react-admin'
import type { ComposerBox, ComposerValues } from './Composer.tsx'

const outcomeChecks = [required()]
const noteChecks = [maxLength(4_000)]

function CallInputs() {
  const { text, translate } = useTranslations()
  const outcomes = callOutcomes.map((outcome) => ({ id: outcome, name: optionLabel(outcome) }))
  return (
    <>
      <RadioButtonGroupInput
        source="outcome"
        label={translate(callTexts.whatCameOfTheCall)}
        choices={outcomes}
        validate={outcomeChecks}
        helperText={false}
      />
      <TextInput
        source="callNote"
        label={translate(callTexts.whatWasSaid)}
        helperText={text('enquiry.remarkHelp')}
        validate={noteChecks}
        multiline
        minRows={4}
        fullWidth
      />
    </>
  )
}

/** The tab in which a call that was made is logged. */
export const callBox: ComposerBox = {
  name: 'call',
  label: callTexts.logACall,
  fields: ['outcome', 'callNote'],
  inputs: <CallInputs />,
  submit: callTexts.logTheCall,
  isInternal: true,
}
/** Values of its empty fields. */
export const emptyCall = { outcome: '', callNote: '' } as const

/** The call of the tab as the endpoints take it; undefined without an outcome, which the form demands. */
export function callOf({ outcome: typedOutcome, callNote }: ComposerValues) {
  const outcome = callOutcomes.find((option) => option === typedOutcome)
  const body = callNote?.trim()
  return outcome && { outcome, ...(body && { body }) }
}
