import type { EnquiryKind, ReplyTemplate } from '@pravesh/contract'
import { TemplateMenu } from '@pravesh/institute-screens/enquiry/TemplateMenu'
import { useGetList } from 'react-admin'

type TemplateRow = ReplyTemplate & { channel: string }

type PickerProps = {
  kind: EnquiryKind
  /** Fields of the form that the text and the subject go to. */
  textField: string
  subjectField: string
}

/** Inserts a saved text for this kind of enquiry below the current text of a form, its names in braces unfilled. */
export function TemplatePicker({ kind, textField, subjectField }: PickerProps) {
  const { data = [] } = useGetList<TemplateRow>('template', {
    filter: { template_for: kind },
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  const templates = data.filter(({ channel }) => channel === 'mail')
  return <TemplateMenu templates={templates} textField={textField} subjectField={subjectField} />
}
