import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import { TwoColumns } from '@pravesh/console-kit/page/TwoColumns'
import { type Partner, partnerMoves } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useEffect, useRef } from 'react'
import { EditButton, ListButton, useRecordContext } from 'react-admin'
import { PartnerLogin } from './PartnerLogin.tsx'
import { PartnerMoves } from './PartnerMoves.tsx'
import { Rows } from './Rows.tsx'

/** Letters open where they lie: an address of ours, or of another site. */
const proofOf = (proof: readonly string[]) =>
  proof.length > 0 &&
  proof.map((address) => (
    <MuiLink key={address} href={address} target="_blank" rel="noreferrer" sx={{ mr: 1 }}>
      {address.split('/').at(-1)}
    </MuiLink>
  ))

/** Moves the focus to the next step after a transition: the pressed button is gone. Opening the page moves no focus. */
function useFocusAfterMove(status: Partner['status'] | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const shownStatus = useRef(status)
  useEffect(() => {
    if (shownStatus.current !== undefined && shownStatus.current !== status) region.current?.focus()
    shownStatus.current = status
  }, [status])
  return region
}

function PartnerRecord() {
  const partner = useRecordContext<Partner>()
  const { translate, language } = useTranslations()
  const region = useFocusAfterMove(partner?.status)
  if (!partner) return null
  const { name, instituteType, status, createdAt, timeline, buyer } = partner
  return (
    <>
      <PageHead
        title={name}
        detail={`${optionLabel(instituteType)} · ${optionLabel(status)} · ${formatDateTime(createdAt, language)}`}
        actions={
          <>
            {status !== 'approved' && <EditButton />}
            <ListButton label={translate(partnerTexts.allApplications)} />
          </>
        }
      />
      <TwoColumns>
        <div>
          <Rows
            title={translate(partnerTexts.whatTheySay)}
            rows={[
              [partnerTexts.whoApplies, [partner.person, partner.role].filter(Boolean).join(', ')],
              [
                partnerTexts.eMail,
                <MuiLink key="mail" href={`mailto:${partner.email}`}>
                  {partner.email}
                </MuiLink>,
              ],
              [
                partnerTexts.mobile,
                <MuiLink key="call" href={`tel:${partner.mobile}`}>
                  {partner.mobile}
                </MuiLink>,
              ],
              [partnerTexts.code, partner.code],
              [sharedTexts.city, partner.city],
              [partnerTexts.website, partner.website],
              [partnerTexts.proof, proofOf(partner.proof)],
            ]}
          />
        </div>
        <Box
          ref={region}
          tabIndex={-1}
          role="group"
          aria-label={`${translate(sharedTexts.status)}: ${optionLabel(status)}`}
          sx={{ outline: 0 }}
        >
          <PartnerMoves key={partner.updatedAt} partner={partner} />
          {partnerMoves[status].length === 0 && partner.remarks && (
            <Rows title={translate(partnerTexts.remarksOfStaff)} rows={[[partnerTexts.remarks, partner.remarks]]} />
          )}
          {buyer !== null && <PartnerLogin partner={partner} login={buyer} />}
          <Rows
            title={translate(sharedTexts.whatHappened)}
            rows={timeline.map(({ to, by: author, at: movedAt }) => [
              optionLabel(to),
              `${author} · ${formatDateTime(movedAt, language)}`,
            ])}
          />
        </Box>
      </TwoColumns>
    </>
  )
}

/** An application of an institute, next to our own record, with its next steps. */
export const PartnerPage = () => (
  <RecordEdit recordLabel={menuTexts.partnerApplication} redirect={false}>
    <PartnerRecord />
  </RecordEdit>
)
