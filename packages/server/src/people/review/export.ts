import type { StaffReview } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import type { StreamedFile } from '../../platform/http/response/file.ts'
import { listFile } from '../../platform/http/response/list-file.ts'
import { listStaffReviews, type ReviewQuery } from './staff.ts'

const columns = [
  ...['id', 'status', 'instituteType', 'institute', 'author', 'role', 'fromYear', 'toYear', 'overall', 'pros', 'cons'],
  ...['verification', 'reason', 'ownerReply', 'waitingSince', 'createdAt', 'updatedAt'],
]

const toCells = ({ instituteName, aspects: _aspects, ...review }: StaffReview) => ({
  ...review,
  institute: instituteName,
})

/** Reviews that the filters match as a CSV file, the oldest first. */
export const exportReviews = (db: Db, filters: Omit<ReviewQuery, 'page' | 'limit' | 'sort' | 'order'>): StreamedFile =>
  listFile('reviews', columns, (page) => listStaffReviews(db, { ...filters, ...page }), toCells)
