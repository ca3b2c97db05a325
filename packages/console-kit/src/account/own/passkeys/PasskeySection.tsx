import type { SecondFactorStatus } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useTranslations } from '../../../language/translations.ts'
import { Section } from '../Section.tsx'
import { SectionRow, SectionRows } from '../SectionRows.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyButtons } from './PasskeyButtons.tsx'

type PasskeysProps = { factors: SecondFactorStatus; onCodes: (codes: readonly string[]) => void }

/** Passkeys, which sign in without a password: added, renamed and removed. */
export function PasskeySection({ factors, onCodes }: PasskeysProps) {
  const { translate, language } = useTranslations()
  return (
    <Section title={translate(ownAccountTexts.passkeys)} lead={translate(ownAccountTexts.passkeysLead)}>
      {factors.passkeys.length > 0 && (
        <SectionRows>
          {factors.passkeys.map((passkey) => (
            <SectionRow
              key={passkey.id}
              title={passkey.name}
              detail={[
                translate(ownAccountTexts.addedAt, { date: formatDateTime(passkey.createdAt, language) }),
                passkey.lastUsedAt
                  ? translate(ownAccountTexts.lastUsed, { date: formatDateTime(passkey.lastUsedAt, language) })
                  : translate(ownAccountTexts.neverUsed),
              ].join(' · ')}
              actions={<PasskeyButtons passkey={passkey} asksCode={factors.totp} />}
            />
          ))}
        </SectionRows>
      )}
      <AddPasskey factors={factors} onCodes={onCodes} />
    </Section>
  )
}
