import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { AdminEnquiry, EnquirySubject } from '@pravesh/contract'
import { Facts } from '@pravesh/institute-screens/record/Facts'
import { formatCount, formatDateTime } from '@pravesh/messages'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LabelledValues } from '../../parts/LabelledValues.tsx'

/** Where the record that an enquiry is about is edited. */
const editorOf: Readonly<Record<EnquirySubject['type'], (id: number) => string>> = {
  school: (id) => `/schools/edit/${id}`,
  college: (id) => `/colleges/edit/${id}`,
  career: (id) => `/career/${id}`,
  exam: (id) => `/exam-list/${id}`,
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

/** Readers of this enquiry's contact, so that a family can be informed. */
function Reads({ reads, readsTotal }: AdminEnquiry) {
  const { translate, language } = useTranslations()
  return (
    <Section title={translate(enquiryTexts.whoReadTheContact)}>
      {reads.length === 0 ? (
        <Typography variant="body2">{translate(enquiryTexts.nobodyYet)}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {reads.map(({ by: reader, role, at: readAt }) => (
            <Typography component="li" variant="body2" key={`${reader} ${readAt}`}>
              {reader} ({optionLabel(role)}) · {formatDateTime(readAt, language)}
            </Typography>
          ))}
        </Box>
      )}
      {readsTotal > reads.length && (
        <Typography variant="body2" color="textSecondary">
          {translate(enquiryTexts.earlierReads)}: {formatCount(readsTotal - reads.length, language)}
        </Typography>
      )}
    </Section>
  )
}

/** How the person is reached. */
export function EnquiryContact({ enquiry: { mobile, email, city, state } }: { enquiry: AdminEnquiry }) {
  const { text } = useTranslations()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, overflowWrap: 'anywhere' }}>
      <MuiLink href={`tel:${mobile}`}>{text('enquiry.call', { mobile })}</MuiLink>
      {email && <MuiLink href={`mailto:${email}`}>{text('enquiry.write', { email })}</MuiLink>}
      {(city || state) && <span>{[city, state].filter(Boolean).join(', ')}</span>}
    </Box>
  )
}

/** The person's request and its origin, and the readers of the contact. */
export function EnquiryFacts({ enquiry }: { enquiry: AdminEnquiry }) {
  const { translate, language } = useTranslations()
  const { details, about: subject, pageUrl, consentVersion, instituteAnsweredAt: instituteReplyTime } = enquiry
  const facts = [
    [enquiryTexts.language, translate(enquiry.language === 'hi' ? enquiryTexts.hindi : sharedTexts.english)],
    [enquiryTexts.askedOnThePage, pageUrl],
    [enquiryTexts.versionOfTheConsent, consentVersion],
    [enquiryTexts.theInstituteAnswered, instituteReplyTime && formatDateTime(instituteReplyTime, language)],
  ] as const
  return (
    <>
      <Section title={translate(enquiryTexts.whatTheyAskedFor)}>
        {subject && (
          <Typography variant="body2" sx={{ mb: 1 }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate(inboxTexts.about)}:
            </Box>{' '}
            <MuiLink component={Link} to={editorOf[subject.type](subject.id)}>
              {subject.name}
            </MuiLink>
          </Typography>
        )}
        <Facts values={details} />
        <LabelledValues rows={facts} />
      </Section>
      <Reads {...enquiry} />
    </>
  )
}
