import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { SessionRow } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useTranslations } from '../../language/translations.ts'
import { useAct, useRead } from './account-calls.ts'
import { ReadProblem } from './ReadProblem.tsx'
import { Section } from './Section.tsx'
import { SectionRow, SectionRows } from './SectionRows.tsx'

function EndButton({ session: { id, createdAt }, device }: { session: SessionRow; device: string }) {
  const { translate, language } = useTranslations()
  const { busy, act } = useAct('account', 'endSessions')
  const label = translate(ownAccountTexts.endSession)
  return (
    <Button
      size="small"
      loading={busy}
      onClick={() => void act({ data: { id } })}
      aria-label={`${label}: ${device}, ${formatDateTime(createdAt, language)}`}
    >
      {label}
    </Button>
  )
}

/** Where the account is signed in: each other sign-in can be ended, and all others at once. */
export function SessionSection() {
  const { translate, language } = useTranslations()
  const { data, error } = useRead('account', 'sessions')
  const { busy, act } = useAct('account', 'endSessions')
  const sessions = data?.data ?? []
  return (
    <Section title={translate(ownAccountTexts.sessions)} lead={translate(ownAccountTexts.sessionsLead)}>
      <ReadProblem error={error} />
      <SectionRows>
        {sessions.map((session) => {
          const { id, isCurrent } = session
          const device = session.device ?? translate(ownAccountTexts.unknownDevice)
          return (
            <SectionRow
              key={id}
              title={device}
              detail={translate(ownAccountTexts.signedInSince, {
                since: formatDateTime(session.createdAt, language),
                used: formatDateTime(session.lastUsedAt, language),
              })}
              actions={
                isCurrent ? (
                  <Chip size="small" color="success" variant="outlined" label={translate(ownAccountTexts.thisDevice)} />
                ) : (
                  <EndButton session={session} device={device} />
                )
              }
            />
          )
        })}
      </SectionRows>
      {sessions.length > 1 && (
        <Button variant="outlined" loading={busy} onClick={() => void act({ data: {} })}>
          {translate(ownAccountTexts.endOthers)}
        </Button>
      )}
    </Section>
  )
}
