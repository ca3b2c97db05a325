import Code from '@mui/icons-material/Code'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { StateMark } from '@pravesh/console-kit/fields/StateMark'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { InstituteType } from '@pravesh/contract'
import { InstituteForm, UnsourcedNotice } from '@pravesh/institute-screens'
import { embedTexts } from '@pravesh/messages/screens/institute/embed'
import { useState } from 'react'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { EmbedDialog } from './EmbedDialog.tsx'
import { type OwnInstitute, ownEditorOf } from './own-editor.ts'
import { WaitingNotice } from './WaitingNotice.tsx'
import { fieldLabels, newProposals } from './waiting-fields.ts'

type DetailsProps = { type: InstituteType }

function DetailsForm({ type }: DetailsProps) {
  const record = useRecordContext<OwnInstitute>()
  const { text, translate } = useTranslations()
  const [isEmbedding, setEmbedding] = useState(false)
  if (!record) return null
  const { name, status, url } = record
  const editor = ownEditorOf(type)
  return (
    <>
      <PageHead
        title={name}
        detail={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, maxWidth: '76ch' }}>
            <StateMark state={status} />
            <span>{text('details.intro')}</span>
          </Box>
        }
        actions={
          status === 'published' && (
            <>
              <Button variant="outlined" startIcon={<Code />} onClick={() => setEmbedding(true)}>
                {translate(embedTexts.title)}
              </Button>
              <Button href={`/${type}/${url}`} target="_blank" variant="outlined" startIcon={<OpenInNew />}>
                {text('editor.viewOnSite')}
              </Button>
            </>
          )
        }
      />
      {isEmbedding && <EmbedDialog type={type} url={url} name={name} onClose={() => setEmbedding(false)} />}
      <InstituteForm
        {...editor}
        notice={
          <>
            <WaitingNotice type={type} />
            <UnsourcedNotice fields={editor.fields} />
          </>
        }
      />
    </>
  )
}

const isOwnInstitute = (record: RaRecord): record is OwnInstitute & RaRecord => Array.isArray(record.waiting)
const waitingIn = (record: RaRecord | undefined) => (record && isOwnInstitute(record) ? record.waiting : [])

/** The institute's own part of its page: most changes are published at once, changes of identifying fields wait for approval. */
export function InstituteDetails({ type, sid }: DetailsProps & { sid: string }) {
  const notify = useNotify()
  const { text } = useTranslations()
  function onSaved(saved: RaRecord, previous: RaRecord | undefined) {
    const fields = newProposals(waitingIn(saved), waitingIn(previous)).map((proposal) => fieldLabels(type, proposal))
    if (fields.length > 0) notify(text('details.saved', { fields: fields.join(', ') }), { type: 'info' })
    else notify('resources.institutes.notifications.updated', { type: 'info', messageArgs: { smart_count: 1 } })
  }
  return (
    <RecordEdit id={sid} resource="institutes" recordLabel="buyer.institute" redirect={false} onSaved={onSaved}>
      <DetailsForm type={type} />
    </RecordEdit>
  )
}
