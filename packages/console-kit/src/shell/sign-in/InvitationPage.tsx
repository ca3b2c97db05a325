import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ApiError, openInvitationEndpoints } from '@pravesh/contract'
import { teamTexts } from '@pravesh/messages/screens/people/team'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { optionLabel } from '../../fields/kind.ts'
import { formatUnknownError } from '../../language/error-messages.ts'
import { useTranslations } from '../../language/translations.ts'
import { useConsole } from '../../page/console-context.ts'
import { SignInFrame } from './SignInFrame.tsx'

type Chosen = { name: string; password: string }
const fields = ['name', 'password'] as const

function ToSignIn({ severity, sentence }: { severity: 'success' | 'warning'; sentence: string }) {
  const { translate } = useTranslations()
  return (
    <>
      <Alert severity={severity} variant="outlined" sx={{ mb: 2 }}>
        {sentence}
      </Alert>
      <Button component={Link} to="/login" variant="contained">
        {translate(teamTexts.toSignIn)}
      </Button>
    </>
  )
}

/** What the invitation is to, and its acceptance: who has no account chooses name and password. */
function Invitation({ token }: { token: string }) {
  const { client } = useConsole()
  const { translate, translateSentence } = useTranslations()
  const [isAccepted, setAccepted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<Chosen>({ defaultValues: { name: '', password: '' } })
  const { errors, isSubmitting } = formState
  const { data: invited, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await client.call(openInvitationEndpoints.read, { body: { token } })).data,
    retry: false,
  })
  const submit = handleSubmit(async ({ name, password }) => {
    setProblem(undefined)
    const chosen = invited?.hasAccount ? {} : { name, password }
    try {
      await client.call(openInvitationEndpoints.accept, { body: { token, ...chosen } })
      setAccepted(true)
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.errors : []
      for (const field of fields) {
        const message = found.find((entry) => entry.field === field)?.message
        if (message) setError(field, { message: translateSentence(message) }, { shouldFocus: true })
      }
      if (found.length === 0) setProblem(formatUnknownError(failure))
    }
  })
  if (isAccepted) return <ToSignIn severity="success" sentence={translate(teamTexts.accepted)} />
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <ToSignIn severity="warning" sentence={translate(teamTexts.ended)} />
  if (error) return <Alert severity="error">{formatUnknownError(error)}</Alert>
  if (!invited) return <CircularProgress />
  const { by: author, email, role, institute, hasAccount } = invited
  const team = institute ?? translate(teamTexts.operator)
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate(teamTexts.invitedText, { by: author, email, team, role: optionLabel(role) })}
      </Typography>
      <Box role="status">
        {problem && (
          <Alert severity="error" variant="outlined" role="none">
            {problem}
          </Alert>
        )}
      </Box>
      {hasAccount && <Typography>{translate(teamTexts.hasAccount)}</Typography>}
      {!hasAccount && (
        <>
          {/* Identifies the account of this password for a password manager. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <TextField
            {...register('name')}
            label={translate(teamTexts.chooseName)}
            autoComplete="name"
            required
            error={errors.name !== undefined}
            helperText={errors.name?.message}
          />
          <TextField
            {...register('password')}
            type="password"
            label={translate(teamTexts.choosePassword)}
            autoComplete="new-password"
            required
            error={errors.password !== undefined}
            helperText={errors.password?.message ?? translate(teamTexts.passwordHelp)}
          />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {translate(teamTexts.accept)}
      </Button>
    </Box>
  )
}

/** The page of the link in the mail of an invitation. Its token follows the `#`, which browsers send to no server. */
export function InvitationPage() {
  const [token] = useState(() => /^#([\w-]{43})$/.exec(window.location.hash)?.[1])
  const { translate, text } = useTranslations()
  return (
    <SignInFrame title={translate(teamTexts.invited)} intro={text('console.brand')}>
      {token ? <Invitation token={token} /> : <ToSignIn severity="warning" sentence={translate(teamTexts.ended)} />}
    </SignInFrame>
  )
}
