import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { DescriptionList } from '@pravesh/console-kit/page/DescriptionList'
import type { MergePreview } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { mergeTexts } from '@pravesh/messages/screens/catalogue/merge'
import { menuTexts } from '@pravesh/messages/screens/menu'

/** Labels of the parts by the name that the API has for them. */
const partLabels: Readonly<Record<string, Message>> = {
  faq: menuTexts.fAQs,
  award: menuTexts.awards,
  institute_media: menuTexts.picturesAndFiles,
  school_fee: menuTexts.feesByClass,
  college_offer: menuTexts.coursesAndFees,
  college_contact: menuTexts.contacts,
  college_section: menuTexts.sections,
  college_placement: menuTexts.placements,
  college_cutoff: mergeTexts.ranks,
  admission_questions: mergeTexts.questions,
  third_party_service: menuTexts.thirdPartyServices,
  third_party_course: menuTexts.thirdPartyCourses,
}

/** What follows from the duplicate, and what prevents the merge. */
export function Follows({ preview: { follow, blocked, parts } }: { preview: MergePreview }) {
  const { translate, language } = useTranslations()
  const count = (number: number) => formatCount(number, language)
  const names = ['enquiries', 'applications', 'reviews', 'logins', 'partnerApplications'] as const
  const followed = names.map((name) => ({ name, label: translate(mergeTexts[name]), value: count(follow[name]) }))
  const ofParts = parts.flatMap(({ part, kept, duplicate }) => {
    const label = partLabels[part]
    if (!label || duplicate === 0) return []
    const fate = translate(kept === 0 ? mergeTexts.partsFollow : mergeTexts.partsStay)
    return [{ name: part, label: translate(label), value: `${count(duplicate)} · ${fate}` }]
  })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {blocked.applications > 0 && (
        <Alert severity="error">
          {translate(mergeTexts.blockedApplications, { count: count(blocked.applications) })}
        </Alert>
      )}
      {blocked.reviews > 0 && (
        <Alert severity="error">{translate(mergeTexts.blockedReviews, { count: count(blocked.reviews) })}</Alert>
      )}
      <DescriptionList descriptions={[...followed, ...ofParts]} labelWidth={240} />
    </Box>
  )
}
