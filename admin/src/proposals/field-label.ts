import { labelIn } from '@pravesh/console-kit/fields/kind'
import { collegeFields } from '../colleges/college-fields.ts'
import { schoolFields } from '../schools/school-fields.ts'

/** What a field of an institute is called in its editor. */
export const fieldLabel = (kind: 'school' | 'college', name: string): string =>
  labelIn(kind === 'school' ? schoolFields : collegeFields, name)
