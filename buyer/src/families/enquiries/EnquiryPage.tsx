import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { TwoColumns } from '@pravesh/console-kit/page/TwoColumns'
import { type BuyerEnquiry, type OtherEnquiry, ownSettableStates } from '@pravesh/contract'
import { NeighbourKeys } from '@pravesh/institute-screens/application/NeighbourKeys'
import { NextPrevious } from '@pravesh/institute-screens/application/NextPrevious'
import { EnquiryControls } from '@pravesh/institute-screens/enquiry/EnquiryControls'
import { EnquiryHead } from '@pravesh/institute-screens/enquiry/EnquiryHead'
import { OtherEnquiries } from '@pravesh/institute-screens/enquiry/OtherEnquiries'
import { soonest } from '@pravesh/institute-screens/enquiry/views'
import { Withdrawn } from '@pravesh/institute-screens/enquiry/Withdrawn'
import { Facts } from '@pravesh/institute-screens/record/Facts'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useRedirect, useResourceContext } from 'react-admin'
import { useRead } from '../../api.ts'
import { useInstituteId } from '../../institutes/use-institute-id.ts'
import { EnquiryComposer } from './EnquiryComposer.tsx'
import { openFilter } from './EnquiryTabs.tsx'
import { Thread } from './Thread.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useReply } from './use-reply.ts'

/** Contact and request of the person. */
function EnquirySubject({ enquiry }: { enquiry: BuyerEnquiry }) {
  const { text } = useTranslations()
  const { mobile, email, city, details } = enquiry
  const hasDetails = Object.values(details).some((value) => value !== null && value !== '')
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {text('enquiry.contact')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <MuiLink href={`tel:${mobile}`}>{text('enquiry.call', { mobile })}</MuiLink>
        {email && <MuiLink href={`mailto:${email}`}>{text('enquiry.write', { email })}</MuiLink>}
        {city && <span>{city}</span>}
      </Box>
      {hasDetails && (
        <>
          <Typography component="h2" variant="h6" sx={{ mt: 2, mb: 1 }}>
            {text('enquiry.details')}
          </Typography>
          <Facts values={details} />
        </>
      )}
    </Paper>
  )
}

/** Marks the enquiry as unread and goes back to the list. */
function MarkUnread({ busy, sendReply }: Pick<ReturnType<typeof useReply>, 'busy' | 'sendReply'>) {
  const { translate } = useTranslations()
  const redirect = useRedirect()
  const resource = useResourceContext()
  async function mark() {
    if ((await sendReply({ unread: true })) === undefined) redirect('list', resource)
  }
  return (
    <Button disabled={busy} onClick={() => void mark()}>
      {translate(enquiryTexts.markUnread)}
    </Button>
  )
}

function Enquiry() {
  const { canReply, enquiry, ...answer } = useReply()
  const { busy, sendReply } = answer
  const { colleagues, me } = useColleagues()
  const { text } = useTranslations()
  const sid = useInstituteId()
  const isAdmission = useResourceContext()?.endsWith('admission-enquiries')
  const { data: others } = useRead(
    isAdmission ? 'admission-enquiries' : 'general-enquiries',
    'others',
    { id: enquiry?.id ?? 0 },
    { enabled: enquiry !== undefined },
  )
  const pathOf = ({ id, kind }: OtherEnquiry) =>
    `/institutes/${sid}/${kind.startsWith('admission') ? 'admission' : 'general'}-enquiries/${id}`
  if (!enquiry) return null
  const neighbours = <NextPrevious key={enquiry.id} hasKeys sort={soonest} filterDefaultValues={openFilter} />
  if (enquiry.status === 'withdrawn')
    return (
      <>
        <EnquiryHead enquiry={enquiry} actions={neighbours} />
        <Withdrawn at={enquiry.updatedAt} />
      </>
    )
  return (
    <>
      <EnquiryHead
        enquiry={enquiry}
        actions={
          <>
            {neighbours}
            {canReply && <MarkUnread busy={busy} sendReply={sendReply} />}
          </>
        }
      />
      <TwoColumns>
        <Box sx={{ order: { lg: 2 }, minWidth: 0 }}>
          {canReply && (
            <EnquiryControls
              enquiry={enquiry}
              states={ownSettableStates}
              people={colleagues}
              me={me}
              busy={busy}
              change={sendReply}
            />
          )}
          <EnquirySubject enquiry={enquiry} />
          <OtherEnquiries enquiries={others?.data} pathOf={pathOf} />
        </Box>
        <Box component="section" aria-label={text('enquiry.thread')} sx={{ minWidth: 0, pb: 3 }}>
          <Thread enquiry={enquiry} />
          {canReply && <EnquiryComposer key={enquiry.id} enquiry={enquiry} {...answer} />}
        </Box>
      </TwoColumns>
    </>
  )
}

/** One enquiry: person, promise, history, and reply. */
export const EnquiryPage = () => (
  <RecordEdit recordLabel="enquiry.one" redirect={false}>
    <NeighbourKeys>
      <Enquiry />
    </NeighbourKeys>
  </RecordEdit>
)
