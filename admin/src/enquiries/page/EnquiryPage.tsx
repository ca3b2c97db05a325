import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { TwoColumns } from '@pravesh/console-kit/page/TwoColumns'
import { type AdminEnquiry, type EnquiryTask, settableStates } from '@pravesh/contract'
import { EnquiryControls } from '@pravesh/institute-screens/enquiry/EnquiryControls'
import { EnquiryHead } from '@pravesh/institute-screens/enquiry/EnquiryHead'
import { OtherEnquiries } from '@pravesh/institute-screens/enquiry/OtherEnquiries'
import { Withdrawn } from '@pravesh/institute-screens/enquiry/Withdrawn'
import type { Message } from '@pravesh/messages/consoles'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { EditButton, useRefresh, useResourceDefinition } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../api.ts'
import { useStaff } from '../staff.ts'
import { DeleteEnquiry } from './DeleteEnquiry.tsx'
import { EnquiryContact, EnquiryFacts } from './EnquiryFacts.tsx'
import { GrievanceAlert } from './GrievanceAlert.tsx'
import { InstituteTaskAlert, ListingRequest } from './PartnerTask.tsx'
import { RestoreEnquiry } from './RestoreEnquiry.tsx'
import { StaffComposer } from './StaffComposer.tsx'
import { TaskAlert } from './TaskAlert.tsx'
import { Timeline } from './Timeline.tsx'
import { type StaffReply, useStaffReply } from './use-staff-reply.ts'

type AccountTask = Extract<EnquiryTask, { type: 'account' | 'consent' }>
const accountTaskTexts: Readonly<Record<AccountTask['type'], { heading: Message; body: Message }>> = {
  account: {
    heading: enquiryTexts.aChangeOfTheirAccount,
    body: enquiryTexts.callThemAtANumber,
  },
  consent: {
    heading: enquiryTexts.aConsentIsWithdrawn,
    body: enquiryTexts.deleteTheirEnquiriesSuspendTheir,
  },
}

/** Families' accounts with the e-mail address, or else the number, of the enquiry. */
const accountsOf = ({ email, mobile }: AdminEnquiry) =>
  `/accounts?${new URLSearchParams({ filter: JSON.stringify({ realm: 'student', q: email ?? mobile }) })}`

function StaffControls({ enquiry, busy, change }: StaffReply) {
  const { staff, me } = useStaff()
  const { status, assignee: id, assigneeName, followUpOn } = enquiry
  const assignee = id === null ? null : { id, name: assigneeName ?? '' }
  return (
    <EnquiryControls
      enquiry={{ status, assignee, followUpOn }}
      states={settableStates}
      people={staff}
      me={me}
      busy={busy}
      change={change}
    />
  )
}

/** The task of an enquiry in addition to a reply, with the record of the decision, or the start of a partner application. */
function Task({ enquiry, task }: { enquiry: AdminEnquiry; task: EnquiryTask }) {
  const { translate } = useTranslations()
  if (!('instituteId' in task)) {
    const { heading, body } = accountTaskTexts[task.type]
    return (
      <TaskAlert
        severity="warning"
        title={translate(heading)}
        links={[{ label: translate(enquiryTexts.findTheAccount), to: accountsOf(enquiry) }]}
      >
        {translate(body)}
      </TaskAlert>
    )
  }
  return <InstituteTaskAlert enquiry={enquiry} task={task} />
}

/** A notice that the enquiry is deleted, with the button that restores it. */
function Deleted({ enquiry: { id } }: { enquiry: AdminEnquiry }) {
  const { translate } = useTranslations()
  const refresh = useRefresh()
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }} action={<RestoreEnquiry id={id} onDone={refresh} />}>
      {translate(enquiryTexts.thisEnquiryIsDeletedFor)}
    </Alert>
  )
}

function Enquiry() {
  const reply = useStaffReply()
  const { text } = useTranslations()
  const { hasEdit } = useResourceDefinition()
  const [params] = useSearchParams()
  const { enquiry } = reply
  const { data: others } = useRead('enquiries', 'others', { id: enquiry?.id ?? 0 }, { enabled: enquiry !== undefined })
  if (!enquiry) return null
  const { kind, task, deletedAt } = enquiry
  if (enquiry.status === 'withdrawn')
    return (
      <>
        <EnquiryHead enquiry={enquiry} actions={null} />
        <Withdrawn at={enquiry.updatedAt} />
      </>
    )
  const staffReply = { ...reply, enquiry }
  const first = params.get('box')
  return (
    <>
      <EnquiryHead
        enquiry={enquiry}
        detail={<EnquiryContact enquiry={enquiry} />}
        actions={
          <>
            {hasEdit && deletedAt === null && <EditButton />}
            {deletedAt === null && <DeleteEnquiry enquiry={enquiry} />}
          </>
        }
      />
      {deletedAt !== null && <Deleted enquiry={enquiry} />}
      {enquiry.grievance && <GrievanceAlert grievance={enquiry.grievance} overdue={enquiry.overdue} />}
      {task && <Task enquiry={enquiry} task={task} />}
      {!task && kind === 'partner-enquiry' && <ListingRequest enquiry={enquiry} />}
      <TwoColumns>
        <Box component="section" aria-label={text('enquiry.thread')} sx={{ minWidth: 0, pb: 3 }}>
          <Timeline enquiry={enquiry} />
          {deletedAt === null && <StaffComposer key={enquiry.id} {...staffReply} {...(first && { first })} />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {deletedAt === null && <StaffControls {...staffReply} />}
          <OtherEnquiries enquiries={others?.data} pathOf={({ id }) => `/enquiries/${id}/show`} />
          <EnquiryFacts enquiry={enquiry} />
        </Box>
      </TwoColumns>
    </>
  )
}

/** One enquiry of any kind: question and promise, history, reply, and assignee. */
export const EnquiryPage = () => (
  <RecordEdit recordLabel="enquiry.one" redirect={false}>
    <Enquiry />
  </RecordEdit>
)
