import OpenInNew from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { sitePath } from '@pravesh/contract'
import { type RaRecord, useRecordContext } from 'react-admin'
import { PreviewButton } from './PreviewButton.tsx'

/** Leads to the site's page of the record whose editor is open; of one that is not published, to a preview of it as it is saved. */
export function SiteLink({ resource }: { resource: string }) {
  const { text, language } = useTranslations()
  const record = useRecordContext<RaRecord>()
  const path = record && sitePath(resource, String(record.url))
  if (!record || path === undefined) return null
  const isPublic = !('status' in record) || record.status === 'published'
  if (!isPublic) return <PreviewButton kind={resource} record={Number(record.id)} />
  return (
    <Button
      href={language === 'hi' ? `/hi${path}` : path}
      target="_blank"
      rel="noopener"
      variant="outlined"
      startIcon={<OpenInNew />}
    >
      {text('editor.viewOnSite')}
    </Button>
  )
}
