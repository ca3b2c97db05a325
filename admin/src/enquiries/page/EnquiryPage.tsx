import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { RecordEdit } from '@pravesh/console-kit/form/RecordEdit'
import type { AdminEnquiry, EnquiryTask } from '@pravesh/contract'
import { kindLabel } from '@pravesh/institute-screens/enquiry/kind-label'
import { ReplyDue } from '@pravesh/institute-screens/enquiry/ReplyDue'
import { formatDateTime } from '@pravesh/messages'
import { EditButton, ListButton, useRefresh, useResourceDefinition } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { DeleteEnquiry } from './DeleteEnquiry.tsx'
import { EnquiryControls } from './EnquiryControls.tsx'
import { EnquiryContact, EnquiryFacts } from './EnquiryFacts.tsx'
import { RestoreEnquiry } from './RestoreEnquiry.tsx'
import { StaffComposer } from './StaffComposer.tsx'
import { Timeline } from './Timeline.tsx'
import { useStaffReply } from './use-staff-reply.ts'

/** In English, declared in Hindi too. */
type InstituteTask = Exclude<EnquiryTask, { type: 'account' }>
const taskTexts: Readonly<Record<InstituteTask['type'], string>> = {
  correction: 'A correction is suggested. Check the record, then close the enquiry.',
  claim: 'Somebody says that they manage this page. Check it, then begin their application.',
}

/** A partner application with what the enquiry says, for this institute of ours where it claims one. */
const applicationOf = ({ name, email, mobile, city, details }: AdminEnquiry, task?: InstituteTask) => {
  const { role, institute } = details
  const source = JSON.stringify({
    ...{ person: name, email, mobile, city, ...(typeof role === 'string' && { role }) },
    ...(task
      ? { name: task.name, instituteType: task.instituteType, instituteId: task.instituteId }
      : typeof institute === 'string' && { name: institute }),
  })
  return `/partners/create?${new URLSearchParams({ source })}`
}

/** An institute that is not on record, or does not say which it is, asks to be listed. */
function ListingRequest({ enquiry }: { enquiry: AdminEnquiry }) {
  const { translate } = useTranslations()
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={applicationOf(enquiry)} size="small">
          {translate('Begin their application')}
        </Button>
      }
    >
      <AlertTitle>{translate('An institute asks to be listed')}</AlertTitle>
      {translate('Speak with them, then begin their application.')}
    </Alert>
  )
}

/** Families' accounts with the address, or else the number, that somebody left who did not make a change of theirs. */
const accountsOf = ({ email, mobile }: AdminEnquiry) =>
  `/accounts?${new URLSearchParams({ filter: JSON.stringify({ realm: 'student', q: email ?? mobile }) })}`

/** What an enquiry asks of staff beside an answer, with the record on which it is decided, or where a partner's application begins. */
function Task({ enquiry, task }: { enquiry: AdminEnquiry; task: EnquiryTask }) {
  const { translate } = useTranslations()
  if (task.type === 'account')
    return (
      <Alert
        severity="warning"
        variant="outlined"
        sx={{ mb: 2 }}
        action={
          <Button component={Link} to={accountsOf(enquiry)} size="small">
            {translate('Find the account')}
          </Button>
        }
      >
        <AlertTitle>{translate('A change of their account was not theirs')}</AlertTitle>
        {translate('Call them at a number that was on record before the change. Never ask for a password or a code.')}
      </Alert>
    )
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <>
          <Button component={Link} to={`/${task.instituteType}s/edit/${task.instituteId}`} size="small">
            {translate('Open the record')}
          </Button>
          {task.type === 'claim' && (
            <Button component={Link} to={applicationOf(enquiry, task)} size="small">
              {translate('Begin their application')}
            </Button>
          )}
        </>
      }
    >
      <AlertTitle>{task.name}</AlertTitle>
      {translate(taskTexts[task.type])}
    </Alert>
  )
}

/** Says that the enquiry is deleted, with the button that restores it. */
function Deleted({ enquiry: { id } }: { enquiry: AdminEnquiry }) {
  const { translate } = useTranslations()
  const refresh = useRefresh()
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }} action={<RestoreEnquiry id={id} onDone={refresh} />}>
      {translate('This enquiry is deleted. For ten minutes after that it can be restored; then it is gone for good.')}
    </Alert>
  )
}

function Enquiry() {
  const reply = useStaffReply()
  const { text, language } = useTranslations()
  const { hasEdit } = useResourceDefinition()
  const [params] = useSearchParams()
  const { enquiry } = reply
  if (!enquiry) return null
  const { name, kind, reference, createdAt, replyBy, task, deletedAt } = enquiry
  const staffReply = { ...reply, enquiry }
  const first = params.get('box')
  return (
    <>
      <PageHead
        title={name}
        detail={
          <>
            <div>
              {text('enquiry.head', { kind: kindLabel(kind), reference, time: formatDateTime(createdAt, language) })}
            </div>
            <ReplyDue replyBy={replyBy} />
            <EnquiryContact enquiry={enquiry} />
          </>
        }
        actions={
          <>
            {hasEdit && deletedAt === null && <EditButton />}
            {deletedAt === null && <DeleteEnquiry enquiry={enquiry} />}
            <ListButton label="enquiry.all" />
          </>
        }
      />
      {deletedAt !== null && <Deleted enquiry={enquiry} />}
      {task && <Task enquiry={enquiry} task={task} />}
      {!task && kind === 'partner-enquiry' && <ListingRequest enquiry={enquiry} />}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box component="section" aria-label={text('enquiry.thread')} sx={{ minWidth: 0, pb: 3 }}>
          <Timeline enquiry={enquiry} />
          {deletedAt === null && <StaffComposer key={enquiry.id} {...staffReply} {...(first && { first })} />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {deletedAt === null && <EnquiryControls {...staffReply} />}
          <EnquiryFacts enquiry={enquiry} />
        </Box>
      </Box>
    </>
  )
}

/** One enquiry of any kind: what was asked and promised, all that happened since, the answer, and whose task it is. */
export const EnquiryPage = () => (
  <RecordEdit recordLabel="enquiry.one" redirect={false}>
    <Enquiry />
  </RecordEdit>
)
