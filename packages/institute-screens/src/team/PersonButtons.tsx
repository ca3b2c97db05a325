import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { lazy, Suspense, useState } from 'react'
import { type Employer, nameOf, type Person, useAct } from './team-calls.ts'

const RoleDialog = lazy(async () => ({ default: (await import('./PersonDialogs.tsx')).RoleDialog }))
const EndDialog = lazy(async () => ({ default: (await import('./PersonDialogs.tsx')).EndDialog }))

function SignOutButton({ person }: { person: Person }) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('team', 'endSessions')
  const label = translate(teamTexts.signOut)
  return (
    <Button
      size="small"
      loading={busy}
      disabled={person.lastUsedAt === null}
      onClick={() => void act({ id: person.id, data: {} })}
      aria-label={`${label}: ${nameOf(person)}`}
    >
      {label}
    </Button>
  )
}

/** Gives a person another role, signs them out, or takes access away. */
export function PersonButtons({ person, employer }: { person: Person; employer: Employer }) {
  const { translate } = useTranslations()
  const [dialog, setDialog] = useState<'role' | 'end'>()
  const close = () => setDialog(undefined)
  const changeLabel = translate(teamTexts.changeRole)
  const endLabel = translate(teamTexts.takeAccess)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.5 }}>
      <Button size="small" onClick={() => setDialog('role')} aria-label={`${changeLabel}: ${nameOf(person)}`}>
        {changeLabel}
      </Button>
      {employer === 'operator' && <SignOutButton person={person} />}
      {employer === 'institute' && (
        <Button
          size="small"
          color="error"
          onClick={() => setDialog('end')}
          aria-label={`${endLabel}: ${nameOf(person)}`}
        >
          {endLabel}
        </Button>
      )}
      <Suspense>
        {dialog === 'role' && <RoleDialog person={person} employer={employer} onClose={close} />}
        {dialog === 'end' && <EndDialog person={person} onClose={close} />}
      </Suspense>
    </Box>
  )
}
