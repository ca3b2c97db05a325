import PersonAdd from '@mui/icons-material/PersonAdd'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { lazy, Suspense, useState } from 'react'
import { ResourceContextProvider, useResourceContext } from 'react-admin'
import type { Employer } from './team-calls.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }))

/** Invites a person by mail, in a role. */
export function InviteButton({ employer }: { employer: Employer }) {
  const { translate } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  // In a list of people, the invitations of the same institute.
  const resource = (useResourceContext() ?? '').replace(/team$/, 'invitations')
  return (
    <ResourceContextProvider value={resource}>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {translate(teamTexts.invite)}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog employer={employer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ResourceContextProvider>
  )
}
