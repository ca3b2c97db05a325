import { admission, student } from 'virtual:endpoints'
import type { CartItem, InstituteType, ShortlistRow } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import type { CourseChoice } from './CourseForm.tsx'

type College = { instituteType: InstituteType; instituteId: number; child: number | null }
const addressed = ({ instituteType, instituteId, child }: College) => ({ instituteType, instituteId, child })

const refresh = () => touch('cart', 'shortlist', 'dashboard', 'application', 'pay')

/** Another course for a row of the shortlist: its unsent application and its fee in the cart follow. */
export async function changeCourse(id: number, choice: CourseChoice): Promise<void> {
  await api().call(admission.changeShortlist, { body: { id, ...choice } })
  refresh()
}

/** Puts a college on the shortlist with a course; one that is there already stays. */
export async function shortlistCourse(college: College, choice: Partial<CourseChoice>): Promise<void> {
  try {
    await api().call(admission.addShortlist, { body: { ...addressed(college), ...choice } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ALREADY_SHORTLISTED')) throw error
  }
  refresh()
}

/** Sets the course of a fee in the cart: the row of the shortlist decides, since the fee pays for its application. */
export async function changeCartCourse(
  line: CartItem,
  shortlist: readonly ShortlistRow[],
  choice: CourseChoice,
): Promise<void> {
  const row = shortlist.find(
    (item) => item.instituteId === line.instituteId && item.child === line.child && item.course === line.course,
  )
  if (row) return changeCourse(row.id, choice)
  if (line.course === null)
    await api().call(student.addCart, { body: { ...addressed(line), feesType: line.feesType, ...choice } })
  else {
    await api().call(student.removeCart, { query: { id: line.id }, body: { id: line.id } })
    await api().call(student.addCart, { body: { ...addressed(line), feesType: line.feesType, ...choice } })
  }
  await shortlistCourse(line, choice)
}
