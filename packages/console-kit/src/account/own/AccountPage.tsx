import Box from '@mui/material/Box'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../language/translations.ts'
import { useConsole } from '../../page/console-context.ts'
import { PageHead } from '../../page/PageHead.tsx'
import { useRead } from './account-calls.ts'
import { AppSection } from './app/AppSection.tsx'
import { RecoveryCodesDialog } from './app/RecoveryCodesDialog.tsx'
import { PasskeySection } from './passkeys/PasskeySection.tsx'
import { ReadProblem } from './ReadProblem.tsx'
import { SessionSection } from './SessionSection.tsx'

/** One's own account: `first` are parts of one console; then authenticator app and recovery codes, passkeys, and where one is signed in. */
export function AccountPage({ first }: { first?: ReactNode }) {
  const { client } = useConsole()
  const { text, translate } = useTranslations()
  const { data, error } = useRead('account', 'factors')
  const [codes, setCodes] = useState<readonly string[]>([])
  const factors = data?.data
  return (
    <Box sx={{ maxWidth: 760, pb: 4 }}>
      <PageHead
        title={text('account.mine')}
        detail={translate(ownAccountTexts.signedInAs, { person: client.session()?.person ?? '' })}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {first}
        <ReadProblem error={error} />
        {factors && <AppSection factors={factors} onCodes={setCodes} />}
        {factors && <PasskeySection factors={factors} onCodes={setCodes} />}
        <SessionSection />
      </Box>
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Box>
  )
}
