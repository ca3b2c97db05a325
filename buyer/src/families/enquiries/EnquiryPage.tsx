import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { TwoColumns } from '@pravesh/console-kit/page/TwoColumns'
import { type BuyerEnquiry, ownSettableStates } from '@pravesh/contract'
import { EnquiryHead } from '@pravesh/institute-screens/enquiry/EnquiryHead'
import { Withdrawn } from '@pravesh/institute-screens/enquiry/Withdrawn'
import { Facts } from '@pravesh/institute-screens/record/Facts'
import { EnquiryComposer } from './EnquiryComposer.tsx'
import { Thread } from './Thread.tsx'
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

function StatusSelect({
  enquiry,
  busy,
  sendReply,
}: { enquiry: BuyerEnquiry } & Pick<ReturnType<typeof useReply>, 'busy' | 'sendReply'>) {
  const { text } = useTranslations()
  const { status } = enquiry
  const states = [...new Set([status, ...ownSettableStates])]
  const choose = (value: string) => {
    const next = ownSettableStates.find((state) => state === value)
    if (next && next !== status) void sendReply({ status: next })
  }
  return (
    <TextField
      select
      size="small"
      label={text('enquiry.setStatus')}
      value={status}
      disabled={busy}
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 160 }}
    >
      {states.map((state) => (
        <MenuItem key={state} value={state}>
          {optionLabel(state)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Enquiry() {
  const { enquiry, busy, changed, canReply, sendReply } = useReply()
  const { text } = useTranslations()
  if (!enquiry) return null
  if (enquiry.status === 'withdrawn')
    return (
      <>
        <EnquiryHead enquiry={enquiry} actions={null} />
        <Withdrawn at={enquiry.updatedAt} />
      </>
    )
  return (
    <>
      <EnquiryHead
        enquiry={enquiry}
        actions={canReply && <StatusSelect enquiry={enquiry} busy={busy} sendReply={sendReply} />}
      />
      <TwoColumns>
        <Box sx={{ order: { lg: 2 } }}>
          <EnquirySubject enquiry={enquiry} />
        </Box>
        <Box component="section" aria-label={text('enquiry.thread')} sx={{ minWidth: 0, pb: 3 }}>
          <Thread enquiry={enquiry} />
          {canReply && (
            <EnquiryComposer key={enquiry.id} enquiry={enquiry} busy={busy} changed={changed} sendReply={sendReply} />
          )}
        </Box>
      </TwoColumns>
    </>
  )
}

/** One enquiry: person, promise, history, and reply. */
export const EnquiryPage = () => (
  <RecordEdit recordLabel="enquiry.one" redirect={false}>
    <Enquiry />
  </RecordEdit>
)
