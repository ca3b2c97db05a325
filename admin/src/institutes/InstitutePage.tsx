import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useWords } from '@pravesh/console-kit'
import { StateMark } from '@pravesh/console-kit/fields/StateMark'
import { RecordState } from '@pravesh/console-kit/form/RecordState'
import { formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { EditBase, ListButton, useRecordContext } from 'react-admin'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { Institute } from './institute.ts'
import type { Fields } from './institute-fields.ts'
import { UnsourcedNotice } from './UnsourcedNotice.tsx'
import { useSaveFailure } from './use-conflict.ts'

// The page itself says what went wrong, not a toast.
const said = { onError: () => undefined }

type HeadProps = { kind: 'school' | 'college' }

const heads = {
  school: { what: 'console.school', head: 'editor.headSchool', all: 'editor.allSchools', site: '/school' },
  college: { what: 'console.college', head: 'editor.headCollege', all: 'editor.allColleges', site: '/college' },
} as const

function InstituteHead({ kind }: HeadProps) {
  const { text, language } = useWords()
  const { head, all, site } = heads[kind]
  const record = useRecordContext<Institute>()
  if (!record) return null
  const live = record.status === 'published'
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
          {live ? (
            <Button href={`${site}/${record.url}`} target="_blank" variant="outlined" startIcon={<OpenInNew />}>
              {text('editor.viewOnSite')}
            </Button>
          ) : (
            <Button disabled variant="outlined">
              {text('editor.notOnSite')}
            </Button>
          )}
        </>
      }
    />
  )
}

type InstitutePageProps = HeadProps & {
  id: string
  resource: string
  fields: Fields
  /** Draws the form; `above` stands over it. */
  form: (above: ReactNode) => ReactNode
}

/** The editor's page of one institute. A save stays here; so do its failures. */
export function InstitutePage({ id, resource, fields, form, kind }: InstitutePageProps) {
  const { conflict, onError, solved } = useSaveFailure()
  return (
    <EditBase
      id={id}
      resource={resource}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError }}
      queryOptions={said}
      loading={<RecordState what={heads[kind].what} />}
      error={<RecordState what={heads[kind].what} />}
    >
      <InstituteHead kind={kind} />
      {form(
        <>
          {conflict && <ConflictNotice fields={fields} solved={solved} />}
          <UnsourcedNotice fields={fields} />
        </>,
      )}
    </EditBase>
  )
}
