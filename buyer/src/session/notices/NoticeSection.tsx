import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslations } from '@pravesh/console-kit'
import { ReadProblem } from '@pravesh/console-kit/account/own/ReadProblem'
import { Section } from '@pravesh/console-kit/account/own/Section'
import { type NoticeSettings, noticeDeliveries } from '@pravesh/contract'
import { languageNames, languages } from '@pravesh/messages'
import { deliveryTexts, noticeKindTexts, noticeTexts } from '@pravesh/messages/screens/institute/notices'
import { useAct, useRead } from '../../api.ts'
import { KindRow } from './KindRow.tsx'

type ChangeProps = { settings: NoticeSettings }

/** Says why no mail goes out, and lets the person take an unsubscribe back. */
function Stopped({ settings: { stopped, email } }: ChangeProps) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('notices', 'change')
  if (stopped === null) return null
  if (stopped === 'bounced') return <Alert severity="error">{translate(noticeTexts.bounced, { email })}</Alert>
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void act({ data: { resume: true } })}>
          {translate(noticeTexts.resume)}
        </Button>
      }
    >
      {translate(noticeTexts.unsubscribed)}
    </Alert>
  )
}

/** The language of the mails. */
function LanguageChoice({ settings: { language } }: ChangeProps) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('notices', 'change')
  return (
    <TextField
      select
      size="small"
      label={translate(noticeTexts.language)}
      value={language}
      disabled={busy}
      onChange={({ target }) => {
        const chosen = languages.find((name) => name === target.value)
        if (chosen) void act({ data: { language: chosen } })
      }}
      sx={{ width: 200, mt: 2, mb: 1 }}
    >
      {languages.map((name) => (
        <MenuItem key={name} value={name} lang={name}>
          {languageNames[name]}
        </MenuItem>
      ))}
    </TextField>
  )
}

function SmsChoice({ settings: { sms, canSms } }: ChangeProps) {
  const { translate } = useTranslations()
  const { busy, act } = useAct('notices', 'change')
  if (!canSms) return null
  return (
    <FormControlLabel
      control={
        <Switch checked={sms} disabled={busy} onChange={({ target }) => void act({ data: { sms: target.checked } })} />
      }
      label={translate(noticeTexts.sms)}
    />
  )
}

/** Which news of the institutes the person is told about by mail, and when; each choice is stored at once. */
export function NoticeSection() {
  const { translate } = useTranslations()
  const { data, error } = useRead('notices', 'settings')
  const { busy, act } = useAct('notices', 'change')
  const settings = data?.data
  return (
    <Section title={translate(noticeTexts.title)} lead={translate(noticeTexts.lead, { email: settings?.email ?? '' })}>
      <ReadProblem error={error} />
      {settings && (
        <>
          <Stopped settings={settings} />
          {settings.choices.map(({ kind, delivery }) => (
            <KindRow
              key={kind}
              label={translate(noticeKindTexts[kind])}
              value={delivery}
              options={noticeDeliveries.map((name) => ({ name, label: translate(deliveryTexts[name]) }))}
              disabled={busy}
              onChange={(chosen) => void act({ data: { choices: [{ kind, delivery: chosen }] } })}
            />
          ))}
          <LanguageChoice settings={settings} />
          <SmsChoice settings={settings} />
        </>
      )}
    </Section>
  )
}
