import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import type { EnquiryKind } from '@pravesh/contract'
import { type RaRecord, useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'

type TemplateRow = RaRecord & { title: string; subject: string | null; body: string; channel: string }

/** Copies a saved answer for this kind of enquiry into the reply. What is typed already stays above it. */
export function TemplatePicker({ kind }: { kind: EnquiryKind }) {
  const { translate } = useTranslations()
  const { getValues, setValue } = useFormContext<{ reply: string; subject: string }>()
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
    const { reply, subject } = getValues()
    setValue('reply', [reply.trim(), template.body].filter(Boolean).join('\n\n'), { shouldDirty: true })
    if (template.subject && !subject) setValue('subject', template.subject, { shouldDirty: true })
  }
  return (
    <TextField
      select
      size="small"
      label={translate('Insert a template')}
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
