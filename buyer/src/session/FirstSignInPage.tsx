import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatError } from '@pravesh/console-kit/language/error-messages'
import { useTranslations } from '@pravesh/console-kit/language/translations'
import { SignInFrame } from '@pravesh/console-kit/shell/sign-in/SignInFrame'
import { instituteTypes } from '@pravesh/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { signIn } from '../api.ts'
import { outcomeOf } from './outcome.ts'

/** Content of a link for a first sign-in after its `#`; undefined where it is cut off. */
function readLink(fragment: string) {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const [email, code] = [values.get('email'), values.get('code')]
  const institute_type = instituteTypes.find((type) => type === values.get('type'))
  return email && code && institute_type ? { email, code, institute_type } : undefined
}

function InvalidLink() {
  const { text } = useTranslations()
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {text('buyer.linkEnded')}
      </Alert>
      <Button component={Link} to="/login" variant="contained">
        {text('buyer.signInTitle')}
      </Button>
    </>
  )
}

/** The first sign-in of an institute's login, by the link of a mail: the password is chosen, and opens the console. */
export function FirstSignInPage() {
  const [link] = useState(() => readLink(window.location.hash))
  const [hasEnded, setEnded] = useState(false)
  const [problem, setProblem] = useState<string>()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const translations = useTranslations()
  const { text } = translations
  const { register, handleSubmit, formState } = useForm({ defaultValues: { new_password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ new_password }) => {
    if (!link) return
    const { email, code, institute_type } = link
    try {
      await signIn(email, code, { institute_type, new_password })
      // react-admin remembers from the opening of this page that there is no session.
      await queryClient.resetQueries({ queryKey: ['auth'] })
      notify('console.loginSuccessful', { type: 'success' })
      navigate('/', { replace: true })
    } catch (error) {
      const outcome = outcomeOf(error)
      const apiError = 'apiError' in outcome ? outcome.apiError : undefined
      if (apiError?.code === 'INVALID_LOGIN') return setEnded(true)
      const [ofPassword] = apiError?.errors ?? []
      setProblem(ofPassword?.message ?? formatError(apiError, translations, text('buyer.wentWrong')))
    }
  })
  return (
    <SignInFrame title={text('buyer.choosePassword')} intro={text('buyer.intro')}>
      {!link || hasEnded ? (
        <InvalidLink />
      ) : (
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
          <Typography>{text('buyer.firstSignIn', { email: link.email })}</Typography>
          {problem && (
            <Alert severity="error" variant="outlined">
              {translations.translateSentence(problem)}
            </Alert>
          )}
          {/* Identifies the account of this password for a password manager. */}
          <input type="text" autoComplete="username" value={link.email} readOnly hidden />
          <TextField
            {...register('new_password', { validate: (value) => value.length >= 10 || text('buyer.atLeastTen') })}
            type="password"
            label={text('console.newPassword')}
            autoComplete="new-password"
            required
            autoFocus
            size="medium"
            error={errors.new_password !== undefined}
            helperText={errors.new_password?.message ?? text('buyer.atLeastTen')}
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {text('buyer.saveAndSignIn')}
          </Button>
        </Box>
      )}
    </SignInFrame>
  )
}
