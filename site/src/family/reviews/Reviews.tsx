import './reviews.css'
import { student } from 'virtual:endpoints'
import type { Review } from '@pravesh/contract'
import { useState } from 'react'
import { cached, touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ConfirmButton } from '../parts/sending/ConfirmButton.tsx'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { ReviewForm } from './ReviewForm.tsx'

const reviewsCell = () =>
  cached('reviews', async (signal) => {
    const { data } = await api().call(student.reviews, { query: { limit: 50, sort: 'id', order: 'desc' } }, { signal })
    return data
  })

/** `/student/reviews`: the account's own reviews with their status, and the form for another one. */
export default function Reviews(props: ScreenProps<'reviews' | 'pick' | 'choices'>) {
  return (
    <Screen {...props}>
      <ReviewList />
    </Screen>
  )
}

function ReviewList() {
  const text = useText<'reviews'>()
  const [changing, setChanging] = useState<Review>()
  const done = () => {
    setChanging(undefined)
    touch('reviews')
  }
  return (
    <>
      <ReviewForm key={changing?.id} review={changing} onDone={done} />
      <Loading cell={reviewsCell()}>
        {(reviews) =>
          reviews.length === 0 ? (
            <EmptyState picture="star" title={text('reviews.none')} lead={text('reviews.noneLead')} />
          ) : (
            <ul className="rows own-reviews">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} onChange={() => setChanging(review)} />
              ))}
            </ul>
          )
        }
      </Loading>
    </>
  )
}

function ReviewItem({ review, onChange }: { review: Review; onChange: () => void }) {
  const { id, instituteName: name, overall, pros, cons, status, reason, ownerReply } = review
  const text = useText<'reviews'>()
  const withdraw = async () => {
    await api().call(student.removeReview, { body: { id }, query: { id } })
    touch('reviews')
    showToast({ type: 'success', title: text('reviews.withdrawn'), message: name })
  }
  return (
    <li>
      <p className="thread-head">
        <strong>{name}</strong>
        <span className={status === 'published' ? 'tag good' : 'tag'}>{text(`reviews.status_${status}`)}</span>
      </p>
      <p>
        <span aria-hidden="true" className="stars">
          {'★'.repeat(overall)}
          {'☆'.repeat(5 - overall)}
        </span>{' '}
        <span className="away">{text('reviews.stars', { count: overall })}</span>
      </p>
      <p>{pros}</p>
      <p>{cons}</p>
      {reason && <p className="soft">{text('reviews.why', { reason })}</p>}
      {ownerReply && (
        <blockquote>
          <p className="small soft">{text('reviews.reply', { name })}</p>
          <p>{ownerReply}</p>
        </blockquote>
      )}
      {status !== 'withdrawn' && (
        <div className="row-actions">
          <button type="button" className="button" onClick={onChange}>
            {text('shared.change')}
            <span className="away">: {name}</span>
          </button>
          <ConfirmButton
            label={text('reviews.withdraw')}
            accessibleName={`${text('reviews.withdraw')}: ${name}`}
            title={text('reviews.withdrawSure')}
            act={withdraw}
          >
            <p>{text('reviews.withdrawLead')}</p>
          </ConfirmButton>
        </div>
      )}
    </li>
  )
}
