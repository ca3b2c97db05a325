import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type LabelKey, PageHead, useTranslations } from '@pravesh/console-kit'
import type { StaffApplication } from '@pravesh/contract'
import { formatDate, formatDateTime } from '@pravesh/messages'
import type { ReactNode } from 'react'
import { ListButton } from 'react-admin'
import { Facts } from '../record/Facts.tsx'
import { drawPlaceText } from './application-columns.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { statusLabel } from './status-label.ts'
import { Timeline } from './Timeline.tsx'

const Section = ({ title, children }: { title: LabelKey; children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
      {useTranslations().word(title)}
    </Typography>
    {children}
  </Paper>
)

type RecordProps = {
  application: StaffApplication
  /** Below the title, next to the status. */
  detail?: ReactNode
  /** Buttons of the head, before the one that leads to the list. */
  actions?: ReactNode
  /** Rendered above the buttons of the moves. */
  above?: ReactNode
  /** Rendered below the history. */
  below?: ReactNode
  /** The shared documents; rendered only if there are some. */
  documents: ReactNode
  /** Heading of the replies to the institute's own questions. */
  questions?: LabelKey
}

/** One application as the family sent it, its documents, its history, and the moves that are open. */
export function ApplicationRecord(props: RecordProps) {
  const { application, detail, actions, above, below, documents: documentList } = props
  const { questions = 'application.answers' } = props
  const { text, language } = useTranslations()
  const {
    id,
    applicant,
    status,
    submittedAt,
    family,
    child,
    common,
    form,
    answers: questionAnswers,
    documents,
    timeline,
    notes,
    accessEndedAt,
    accessEndedBy,
  } = application
  const { class: number, session, quota, courses, waitlistNumber, replyBy, receiptNumber, draws } = application
  const { courseName: course, specializationName: specialization } = application
  const subject = course ? { course, specialization } : { courses }
  const answerByQuestion = Object.fromEntries(questionAnswers.map(({ label, value }) => [label, value]))
  return (
    <>
      <PageHead
        title={applicant}
        detail={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Chip size="small" label={statusLabel(status)} />
            <span>{text('application.head', { id, time: formatDateTime(submittedAt, language) })}</span>
            {detail}
          </Box>
        }
        actions={
          <>
            {actions}
            <ListButton label="application.all" />
          </>
        }
      />
      {above}
      <MoveButtons application={application} />
      {accessEndedAt && accessEndedBy && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {status === 'withdrawn' && accessEndedBy === 'family'
            ? text('application.withdrawn')
            : text(`application.accessEnded_${accessEndedBy}`, { date: formatDate(accessEndedAt, language) })}
        </Alert>
      )}
      <Section title="application.about">
        <Facts
          values={{
            ...subject,
            ...{ class: number, session, quota, waitlistNumber, replyBy, receiptNumber },
            draws: draws.map((draw) => `${drawPlaceText(draw)}: ${draw.name}`),
          }}
        />
      </Section>
      {family && (
        <Section title="application.contact">
          <Facts values={family} />
        </Section>
      )}
      {child && (
        <Section title="application.child">
          <Facts values={child} />
        </Section>
      )}
      {common && (
        <Section title="application.family">
          <Facts values={common} />
        </Section>
      )}
      {form && (
        <Section title="application.form">
          <Facts values={form} />
        </Section>
      )}
      {questionAnswers.length > 0 && (
        <Section title={questions}>
          <Facts values={answerByQuestion} />
        </Section>
      )}
      {documents.length > 0 && <Section title="application.documents">{documentList}</Section>}
      <Section title="application.timeline">
        <Timeline moves={timeline} notes={notes} />
      </Section>
      {below}
    </>
  )
}
