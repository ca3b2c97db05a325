import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { adminReviewEndpoints, instituteTypes, type StaffReview } from '@pravesh/contract'
import { reviewTexts } from '@pravesh/messages/screens/people/reviews'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { ExportButton } from '../../parts/ExportButton.tsx'
import { InstituteFilter } from '../../parts/InstituteFilter.tsx'
import { oldestFirst, ReviewTabs } from './ReviewTabs.tsx'
import { stateText } from './texts.ts'

type Column = Omit<ListColumn, 'render'> & { render: (review: StaffReview) => ReactNode }

const oneLine = (content: string) => <Box sx={{ whiteSpace: 'nowrap' }}>{content}</Box>
const columns: readonly Column[] = [
  {
    name: 'instituteName',
    label: sharedTexts.institute,
    sortable: false,
    render: ({ instituteName }) => instituteName,
  },
  {
    name: 'overall',
    label: 'review.rating',
    sortable: true,
    short: true,
    render: ({ overall }) => oneLine(translations().text('review.stars', { count: overall })),
  },
  {
    name: 'pros',
    label: reviewTexts.whatItSays,
    sortable: false,
    render: ({ pros, cons }) => (
      <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
        {[pros, cons].join(' · ')}
      </Box>
    ),
  },
  { name: 'author', label: reviewTexts.author, sortable: false, render: ({ author }) => author },
  {
    name: 'status',
    label: 'overview.status',
    sortable: false,
    short: true,
    render: (review) => translations().translate(stateText(review)),
  },
  {
    name: 'waitingSince',
    label: reviewTexts.waitingSince,
    sortable: true,
    short: true,
    render: ({ waitingSince }) => waitingSince && oneLine(formatWhen(waitingSince)),
  },
  {
    name: 'createdAt',
    label: 'review.written',
    sortable: true,
    short: true,
    render: ({ createdAt }) => oneLine(formatWhen(createdAt)),
  },
]
const filters = {
  instituteType: { kind: 'choice', options: instituteTypes, message: reviewTexts.schoolOrCollege },
} as const satisfies OwnFields
const waitingOnly = { waiting: true }

function NothingWaits() {
  const { translate } = useTranslations()
  return <Typography sx={{ p: 3 }}>{translate(reviewTexts.noReviewWaitsForA)}</Typography>
}

/** Reviews of all institutes; it opens with those that wait for a decision, the oldest first. */
export function ReviewList() {
  const { translate } = useTranslations()
  return (
    <ListPage
      plural="review.many"
      columns={columns}
      filters={filters}
      moreFilters={[
        <InstituteFilter key="instituteId" source="instituteId" label={translate(sharedTexts.institute)} />,
      ]}
      perPage={50}
      actions={<ExportButton endpoint={adminReviewEndpoints.export} file="reviews.csv" />}
      sort={oldestFirst}
      watch={{ topic: 'reviews' }}
      filterDefaultValues={waitingOnly}
      empty={<NothingWaits />}
      above={<ReviewTabs />}
      canChange={false}
      dated={false}
    />
  )
}
