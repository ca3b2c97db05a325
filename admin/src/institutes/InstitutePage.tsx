import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { StateMark } from '@pravesh/console-kit/fields/StateMark'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { Institute } from '@pravesh/institute-screens'
import { formatDateTime } from '@pravesh/messages'
import { mergeTexts } from '@pravesh/messages/screens/catalogue/merge'
import type { ReactNode } from 'react'
import { ListButton, useCanAccess, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { SiteLink } from '../parts/SiteLink.tsx'
import { PartTabs } from './parts/PartTabs.tsx'

type HeadProps = { kind: 'school' | 'college' }

const heads = {
  school: { what: 'console.school', head: 'editor.headSchool', all: 'editor.allSchools', resource: 'schools' },
  college: { what: 'console.college', head: 'editor.headCollege', all: 'editor.allColleges', resource: 'colleges' },
} as const

function InstituteHead({ kind }: HeadProps) {
  const { text, translate, language } = useTranslations()
  const { canAccess: canEdit = false } = useCanAccess({ resource: `${kind}s`, action: 'edit' })
  const { head, all, resource } = heads[kind]
  const record = useRecordContext<Institute>()
  if (!record) return null
  return (
    <PageHead
      title={record.name}
      detail={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <StateMark state={record.status} />
          <span>
            {text(head, {
              id: String(record.id),
              time: formatDateTime(record.updatedAt, language),
              version: record.version,
            })}
          </span>
        </Box>
      }
      actions={
        <>
          <ListButton label={all} />
          <SiteLink resource={resource} />
          {canEdit && (
            <Button component={Link} to={`/${resource}/${record.id}/merge`} size="small">
              {translate(mergeTexts.open)}
            </Button>
          )}
        </>
      }
    />
  )
}

type InstitutePageProps = HeadProps & { id: string; resource: string; children: ReactNode }

/** The editor's page of one institute. A save stays here; so do its failures. */
export const InstitutePage = ({ id, resource, kind, children }: InstitutePageProps) => (
  <RecordEdit id={id} resource={resource} redirect={false} recordLabel={heads[kind].what}>
    <InstituteHead kind={kind} />
    <PartTabs type={kind} id={id} current="details" />
    {children}
  </RecordEdit>
)
