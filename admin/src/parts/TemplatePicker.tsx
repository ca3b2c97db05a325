import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import type { EnquiryKind } from '@pravesh/contract'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { type RaRecord, useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'

type TemplateRow = RaRecord & { title: string; subject: string | null; body: string; channel: string }

type PickerProps = {
  kind: EnquiryKind
  /** Fields of the form that the text and the subject go to. */
  textField?: string
  subjectField?: string
}

/** Inserts a saved reply for this kind of enquiry below the current text of a form. */
export function TemplatePicker({ kind, textField = 'reply', subjectField = 'subject' }: PickerProps) {
  const { translate } = useTranslations()
  const { getValues, setValue } = useFormContext<Record<string, string>>()
  const { data = [] } = useGetList<TemplateRow>('template', {
    filter: { template_for: kind },
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  const templates = data.filter(({ channel }) => channel === 'mail')
  if (templates.length === 0) return null
  const choose = (id: string) => {
    const template = templates.find((candidate) => String(candidate.id) === id)
    if (!template) return
    const [text = '', subject] = getValues([textField, subjectField])
    setValue(textField, [text.trim(), template.body].filter(Boolean).join('\n\n'), { shouldDirty: true })
    if (template.subject && !subject) setValue(subjectField, template.subject, { shouldDirty: true })
  }
  return (
    <TextField
      select
      size="small"
      label={translate(enquiryTexts.insertATemplate)}
      value=""
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 240, mb: 1 }}
    >
      {templates.map(({ id, title }) => (
        <MenuItem key={id} value={String(id)}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}
