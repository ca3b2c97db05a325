import { admission, student } from 'virtual:endpoints'
import type { CartItem, InstituteType, ShortlistRow } from '@pravesh/contract'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { isListedAlready } from '../../../api/failure.ts'
import type { CourseChoice } from './CourseForm.tsx'

type College = { instituteType: InstituteType; instituteId: number; child: number | null }
const addressed = ({ instituteType, instituteId, child }: College) => ({ instituteType, instituteId, child })

const refresh = () => touch('cart', 'shortlist', 'dashboard', 'application', 'pay')

/** Another course for a row of the shortlist: its unsent application and its fee in the cart follow. */
export async function changeCourse(id: number, choice: CourseChoice): Promise<void> {
  await api().call(admission.changeShortlist, { body: { id, ...choice } })
  refresh()
}

/** Puts a college on the shortlist with a course. Throws ALREADY_SHORTLISTED for one that is there. */
export async function shortlistCourse(college: College, choice: Partial<CourseChoice>): Promise<void> {
  await api().call(admission.addShortlist, { body: { ...addressed(college), ...choice } })
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
  try {
    await shortlistCourse(line, choice)
  } catch (error) {
    // The fee was changed: that its course is on the list already is as it should be.
    if (!isListedAlready(error)) throw error
    refresh()
  }
}
