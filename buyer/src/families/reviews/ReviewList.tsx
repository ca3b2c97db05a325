import Box from '@mui/material/Box'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import type { PublishedReview } from '@pravesh/contract'
import { buyerFieldTexts } from '@pravesh/messages/screens/institute/filters'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { ReviewItem } from './ReviewItem.tsx'

const ReplyDialog = lazy(async () => ({ default: (await import('./ReplyDialog.tsx')).ReplyDialog }))

const columns = [
  { name: 'createdAt', label: 'review.written', sortable: true, render: () => null },
  { name: 'overall', label: 'review.rating', sortable: true, render: () => null },
] as const
const filters = { replied: { kind: 'boolean', message: buyerFieldTexts.withAReply } } as const satisfies OwnFields
const newestFirst = { field: 'createdAt', order: 'DESC' } as const

function Reviews({ onReply }: { onReply: (review: PublishedReview) => void }) {
  const { data = [] } = useListContext<PublishedReview>()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((review) => (
        <ReviewItem key={review.id} review={review} onReply={() => onReply(review)} />
      ))}
    </Box>
  )
}

/** Published reviews of the institute, newest first, each with the institute's reply. */
export function ReviewList() {
  const [review, setReview] = useState<PublishedReview>()
  return (
    <>
      <ListPage
        plural="review.many"
        columns={columns}
        filters={filters}
        perPage={50}
        sort={newestFirst}
        watch={{ topic: 'reviews' }}
        canChange={false}
      >
        <Reviews onReply={setReview} />
      </ListPage>
      {/* Outside the list, which may be read again: the input must not disappear with a row. */}
      {review && (
        <Suspense fallback={null}>
          <ReplyDialog key={review.id} review={review} onClose={() => setReview(undefined)} />
        </Suspense>
      )}
    </>
  )
}
