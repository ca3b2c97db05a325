import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { currentPassword, factorCode, passkeyName } from '@pravesh/contract'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import type { ReactNode } from 'react'
import { PasswordInput, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '../../form/FormDialog.tsx'
import { bodyResolver } from '../../form/validation/form-resolver.ts'
import { useTranslations } from '../../language/translations.ts'
import { useConsole } from '../../page/console-context.ts'
import type { ActResult } from '../../requests/use-act.ts'
import { FormProblem } from '../FormProblem.tsx'

type Proof = { current_password: string; code?: string }
type ProofProps = {
  title: string
  submit: string
  lead: string
  busy: boolean
  /** Whether codes of an app are on, or are being turned on. */
  asksCode: boolean
  codeHelp?: string
  /** Sends the change; `name` is that of a passkey, if `children` has its field. */
  send: (proof: Proof, name?: string) => Promise<ActResult<unknown>>
  onClose: () => void
  /** Fields of the change itself. */
  children?: ReactNode
}

/** The fields by which a person proves that a change of the account is their own. */
export const proofFields = ['current_password', 'code'] as const
const withPassword = z.object({ current_password: currentPassword, name: passkeyName.optional() })
const passwordResolver = bodyResolver(withPassword)
const codeResolver = bodyResolver(withPassword.extend({ code: factorCode }))
const blank = {}

/** A change of the account's factors, which takes the password, and a code where codes of an app are on. */
export function ProofDialog(props: ProofProps) {
  const { title, submit, lead, busy, asksCode, codeHelp, send, onClose, children } = props
  const { client } = useConsole()
  const { translate } = useTranslations()
  async function onSubmit(values: FieldValues) {
    const { current_password, code, name } = values
    const result = await send({ current_password, ...(asksCode && { code }) }, name)
    if ('failure' in result) return result.failure.body.errors
    onClose()
    return undefined
  }
  return (
    <FormDialog
      title={title}
      submit={submit}
      busy={busy}
      record={blank}
      resolver={asksCode ? codeResolver : passwordResolver}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormProblem />
      <Typography variant="body2" sx={{ mb: 2 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {children}
        {asksCode && (
          <TextInput
            source="code"
            label={translate(ownAccountTexts.code)}
            helperText={codeHelp ?? translate(ownAccountTexts.factorCodeHelp)}
            autoComplete="one-time-code"
            isRequired
            fullWidth
          />
        )}
        {/* Identifies the account of this password for a password manager. */}
        <input type="text" autoComplete="username" value={client.session()?.person ?? ''} readOnly hidden />
        <PasswordInput
          source="current_password"
          label="account.currentPassword"
          autoComplete="current-password"
          isRequired
          fullWidth
          helperText={false}
        />
      </Box>
    </FormDialog>
  )
}
