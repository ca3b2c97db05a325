import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import type { ReplyTemplate } from '@pravesh/contract'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useFormContext } from 'react-hook-form'

type TemplateMenuProps = {
  templates: readonly ReplyTemplate[]
  /** Fields of the form that the text and the subject go to; without a field for it a subject is left out. */
  textField: string
  subjectField?: string
}

/** Inserts a template below the current text of a form; nothing where there are no templates. */
export function TemplateMenu({ templates, textField, subjectField }: TemplateMenuProps) {
  const { translate } = useTranslations()
  const { getValues, setValue } = useFormContext<Record<string, string>>()
  if (templates.length === 0) return null
  const choose = (id: string) => {
    const template = templates.find((candidate) => String(candidate.id) === id)
    if (!template) return
    const text = getValues(textField) ?? ''
    setValue(textField, [text.trim(), template.body].filter(Boolean).join('\n\n'), { shouldDirty: true })
    if (subjectField && template.subject && !getValues(subjectField))
      setValue(subjectField, template.subject, { shouldDirty: true })
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
