import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const ReviewList = lazy(async () => ({ default: (await import('./ReviewList.tsx')).ReviewList }))
const ReviewPage = lazy(async () => ({ default: (await import('./ReviewPage.tsx')).ReviewPage }))

/** Names of the resource of reviews. */
export const reviewNames: readonly ResourceNames[] = [{ name: 'reviews', label: 'review.one', plural: 'review.many' }]
/** Reviews of institutes: their queue, and one with the decision on it. */
export const reviewResource = <Resource name="reviews" list={ReviewList} edit={ReviewPage} />
