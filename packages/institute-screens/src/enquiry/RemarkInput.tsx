import { useTranslations } from '@pravesh/console-kit'
import { maxLength, required, TextInput } from 'react-admin'
import type { ComposerBox } from './Composer.tsx'

const checks = [required(), maxLength(4_000)]

function RemarkInput({ autoFocus }: { autoFocus: boolean }) {
  const { text } = useTranslations()
  return (
    <TextInput
      source="remark"
      label="enquiry.remarkLabel"
      helperText={text('enquiry.remarkHelp')}
      validate={checks}
      multiline
      minRows={4}
      fullWidth
      autoFocus={autoFocus}
    />
  )
}

/** The tab for a note that stays inside. `autoFocus`: its field has the focus where the tab is opened. */
export const remarkBox = ({ autoFocus = false } = {}): ComposerBox => ({
  name: 'remark',
  label: 'enquiry.remarkTab',
  fields: ['remark'],
  inputs: <RemarkInput autoFocus={autoFocus} />,
  submit: 'enquiry.keep',
  isInternal: true,
})
