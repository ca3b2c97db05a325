import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import type { MassMail } from '@pravesh/contract'
import { formatCount, formatDateTime } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { mailTexts } from '@pravesh/messages/screens/people/mails'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { Confirm, ListButton, ShowBase, useRecordContext, useShowContext } from 'react-admin'
import { useAct } from '../../api.ts'
import { People } from './People.tsx'
import { SkippedPeople } from './SkippedPeople.tsx'
import { addressedPeople, subjectText } from './subject-text.ts'

/** How often a mail that is being sent is read again, in milliseconds. */
const readEvery = 3_000

function Actions({ mail }: { mail: MassMail }) {
  const { translate } = useTranslations()
  const pause = useAct('mails', 'pause')
  const resume = useAct('mails', 'resume')
  const cancel = useAct('mails', 'cancel')
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const { id, state } = mail
  if (!cancel.canAct) return null
  return (
    <>
      <Confirm
        isOpen={isConfirmOpen}
        title={translate(mailTexts.cancelForGood)}
        content={translate(mailTexts.whoHasNotHadThe)}
        confirm={translate(mailTexts.cancelForGood)}
        cancel={translate(sharedTexts.back)}
        onConfirm={() => {
          setConfirmOpen(false)
          void cancel.act({ id })
        }}
        onClose={() => setConfirmOpen(false)}
      />
      {state === 'sending' && (
        <Button variant="contained" loading={pause.busy} onClick={() => void pause.act({ id })}>
          {translate(mailTexts.pause)}
        </Button>
      )}
      {state === 'paused' && (
        <Button variant="contained" loading={resume.busy} onClick={() => void resume.act({ id })}>
          {translate(mailTexts.resume)}
        </Button>
      )}
      {(state === 'sending' || state === 'paused') && (
        <Button color="error" loading={cancel.busy} onClick={() => setConfirmOpen(true)}>
          {translate(mailTexts.cancelForGood)}
        </Button>
      )}
    </>
  )
}

function Progress({ mail }: { mail: MassMail }) {
  const { translate, language } = useTranslations()
  const { total, posted, waiting, failed, unknown, bounced, perMinute, expectedEndAt } = mail
  const people = addressedPeople(mail)
  const counts = [
    [sharedTexts.waiting, total - posted],
    [mailTexts.sent, posted - waiting - failed - unknown],
    [mailTexts.onTheWay, waiting],
    [mailTexts.failed, failed],
    [mailTexts.perhapsSent, unknown],
    [mailTexts.bounced, bounced],
  ] as const
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <LinearProgress
        variant="determinate"
        value={people === 0 ? 100 : (posted / people) * 100}
        aria-label={translate(mailTexts.sent)}
        sx={{ height: 10, borderRadius: 1, mb: 2 }}
      />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(6, 1fr)' } }}
      >
        {counts.map(([label, count]) => (
          <div key={label.key}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate(label)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatCount(count, language)}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate(mailTexts.mailsAMinute)}: {formatCount(perMinute, language)}
        {expectedEndAt && ` · ${translate(mailTexts.doneAtAbout)} ${formatDateTime(expectedEndAt, language)}`}
      </Typography>
      {unknown > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate(mailTexts.perhapsSentTheServerWas)}
        </Typography>
      )}
      {/* Next to their subject, and not in the head, where a toast would cover them. */}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Actions mail={mail} />
      </Box>
    </Paper>
  )
}

function Mail() {
  const mail = useRecordContext<MassMail>()
  const { isPending, error } = useShowContext<MassMail>()
  const { text, translate, language } = useTranslations()
  if (!mail)
    return (
      <PageHead title={isPending ? translate(menuTexts.mailToMany) : text('form.notFound')} actions={<ListButton />} />
    )
  return (
    <>
      <PageHead
        title={subjectText(mail.subject)}
        detail={`${optionLabel(mail.state)} · ${formatDateTime(mail.createdAt, language)}`}
        actions={<ListButton />}
      />
      {error && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {formatUnknownError(error)}
        </Alert>
      )}
      <Progress mail={mail} />
      <SkippedPeople leftOut={mail.leftOut} />
      <People mail={mail} />
    </>
  )
}

const query = {
  staleTime: 0,
  // react-admin leaves the page after a failed read. This one is read every few seconds, and stays through a restart of the server.
  onError: () => undefined,
  refetchInterval: ({ state }: { state: { data?: MassMail | undefined } }) =>
    state.data?.state === 'sending' || (state.data?.waiting ?? 0) > 0 ? readEvery : false,
}

/** How far a mail to many is, with its brakes, and whom it reached. */
export const MailPage = () => (
  <ShowBase<MassMail> queryOptions={query}>
    <Mail />
  </ShowBase>
)
